// How long a picture waits for the row that names it. Between the two moments lies more time than any save takes: what the
// sweeper may remove, no save can name any more.
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Storage } from './storage.ts';

const MINUTE = 60_000;
const { nameHours, orphanMinutes } = limits.upload;

/** Until when a picture of this moment may be named by a row that does not name it yet. */
const nameableUntil = (modified: Date): number => modified.getTime() + nameHours * 60 * MINUTE;

/** What is older, and no row names, is removed. */
export const sweptBefore = (now = Date.now()): Date =>
  new Date(now - (nameHours * 60 + orphanMinutes) * MINUTE);

/** Whether a picture is there, and was put there lately enough to be named by a row. */
export async function isNameable(storage: Pick<Storage, 'read'>, key: string): Promise<boolean> {
  const file = await storage.read(key);
  file?.stream.destroy();
  return file !== undefined && Date.now() < nameableUntil(file.modified);
}

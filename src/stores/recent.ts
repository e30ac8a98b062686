// What the signed-in admin opened last, kept in the browser.
import { recalled, remember } from '#src/browser/storage.ts';
import { session } from './session.ts';

export interface Recent {
  noun: string;
  id: string;
  title: string;
}

const most = 6;

const keyOfAdmin = (): string => `recent:${session.admin?._id}`;

const isRecent = (value: unknown): value is Recent => {
  if (typeof value !== 'object' || value === null) return false;
  const { noun, id, title } = value as Partial<Record<keyof Recent, unknown>>;
  return [noun, id, title].every((part) => typeof part === 'string');
};

export function recentOnes(): Recent[] {
  const kept = recalled(keyOfAdmin());
  return Array.isArray(kept) ? kept.filter(isRecent) : [];
}

/** Puts what was opened on top of the others. */
export function keepRecent({ noun, id, title }: Recent): void {
  const others = recentOnes().filter((one) => one.noun !== noun || one.id !== id);
  remember(keyOfAdmin(), JSON.stringify([{ noun, id, title }, ...others].slice(0, most)));
}

// Where an admin arrives after signing in: §2 the boats, or the screen chosen under My account.
import { screenOf } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName } from '#schemas/types.ts';
import { choices } from '#src/browser/choices.ts';
import { remembered } from '#src/browser/storage.ts';
import { paths } from './paths.ts';

/** A screen that is there no more is not gone to. */
export function startPath(): string {
  const chosen = remembered(choices.start);
  const known = [
    ...Object.values(paths),
    ...(Object.keys(collections) as CollectionName[]).map((name) => screenOf(name)),
  ];
  return known.find((path) => path === chosen) ?? paths.boats;
}

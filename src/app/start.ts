// Where an admin arrives after signing in: where they were, or wanted to go; else §2 the boats, or the screen chosen under
// My account.
import { screenOf } from '#schemas/screen-of.ts';
import { collectionNames } from '#schemas/generated/collections.ts';
import { choices } from '#src/browser/choices.ts';
import { remembered } from '#src/browser/storage.ts';
import { paths } from './paths.ts';

/** What the login's place in the history holds: the address that it is shown instead of. */
export const insteadOf = () => ({ from: location.pathname + location.search });

/** Where signing in leads to. */
export const landingPath = (): string =>
  (history.state as ReturnType<typeof insteadOf> | null)?.from ?? startPath();

/** A screen that is there no more is not gone to. */
export function startPath(): string {
  const chosen = remembered(choices.start);
  const known = [...Object.values(paths), ...collectionNames.map((name) => screenOf(name))];
  return known.find((path) => path === chosen) ?? paths.boats;
}

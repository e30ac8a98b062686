// §7 the whole boat list, for clients that do not page: made once a change, kept as text, known by its version.
import { listBoats } from './queries/boats.ts';
import { counterValue } from './queries/counters.ts';
import type { Query } from './database/database.ts';

export interface WholeBoatList {
  /** The list as it stands now, with the entity tag of its version. */
  read: () => Promise<{ tag: string; text: string }>;
  tag: () => Promise<string>;
}

export function wholeBoatList(db: Query): WholeBoatList {
  let kept: { tag: string; text: Promise<string> } | undefined;
  const tag = async (): Promise<string> => `W/"boats-${await counterValue(db, 'boatList')}"`;
  return {
    tag,
    read: async () => {
      // The version is read first: a list that is newer than its tag is only made again once too often.
      const now = await tag();
      if (kept?.tag !== now) {
        const made = { tag: now, text: listBoats(db, {}) };
        made.text.catch(() => (kept = undefined));
        kept = made;
      }
      return { tag: now, text: await kept.text };
    },
  };
}

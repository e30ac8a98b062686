// The search over everything: what is found, by whom it may be seen, and what it is called. Both sides read it.
import { calls, type CallName } from './calls.ts';
import { permissionOf } from './collections.ts';
import { screenOf } from './screen-of.ts';
import { collectionNames, collections } from './generated/collections.ts';
import { textOf } from './row-values.ts';
import search from './search.json' with { type: 'json' };
import { valueAt } from './table.ts';
import type { Found, Permission } from './types.ts';

export const { ofEach, fewestLetters } = search;

export interface Searched {
  noun: string;
  /** The list that is searched. */
  table: string;
  permission: Permission;
  path: string;
  icon: string;
  /** Fields that a row is called by, with spaces between them. */
  title: string;
  details: readonly string[];
}

/** The call that answers the list of each noun: who may make it may find its rows. */
const listCalls = {
  boat: 'getAllBoats',
  user: 'getAllUsers',
  booking: 'getAllBookings',
  refund: 'getRefunds',
  payout: 'getPayouts',
  review: 'getAllReviews',
} as const satisfies Record<string, CallName>;

const isListed = (noun: string): noun is keyof typeof listCalls => Object.hasOwn(listCalls, noun);

export const searched: readonly Searched[] = [
  ...search.nouns.flatMap((each) =>
    isListed(each.noun) ? [{ ...each, permission: calls[listCalls[each.noun]].permission }] : [],
  ),
  ...collectionNames
    // A catalogue is read whole where it is chosen from.
    .filter((name) => !collections[name].catalogue)
    .map((name) => ({
      noun: name,
      table: name,
      permission: permissionOf(name, 'read'),
      path: screenOf(name),
      icon: collections[name].icon,
      title: collections[name].label,
      details: [],
    })),
];

const textAt = (row: object, paths: string): string =>
  paths
    .split(' ')
    .map((path) => textOf(valueAt(row, path)))
    .filter(Boolean)
    .join(' ');

const longestDetail = 80;

const shortened = (text: string): string =>
  text.length > longestDetail
    ? `${text
        .slice(0, longestDetail - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;

/** A row as the search tells of it. */
export function foundIn({ noun, title, details }: Searched, row: { _id: string | number }): Found {
  const id = String(row._id);
  const detail = details.map((paths) => shortened(textAt(row, paths))).filter(Boolean);
  return { noun, id, title: textAt(row, title) || id, detail: detail.join(' · ') };
}

/** The best first: the key itself, the whole title, titles that begin as typed, words that do; among equals the order stays. */
export function ranked(found: readonly Found[], text: string): Found[] {
  const wanted = text.trim().toLowerCase();
  const rank = ({ id, title }: Found): number => {
    const name = title.toLowerCase();
    if (id.toLowerCase() === wanted) return 0;
    if (name === wanted) return 1;
    if (name.startsWith(wanted)) return 2;
    return name.includes(` ${wanted}`) ? 3 : 4;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}

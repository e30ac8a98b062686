// The marketplace's own nouns that a field may refer to with `lookup`, each with the right to see its rows.
import type { Permission } from './types.ts';

export const nouns = {
  boat: 'boats.read',
  user: 'users.read',
  booking: 'bookings.read',
} as const satisfies Record<string, Permission>;

export type NounName = keyof typeof nouns;

export const isNoun = (list: string): list is NounName => Object.hasOwn(nouns, list);

import { centsOf, dollarsOf } from '#machines/money.ts';

/** What amounts of dollars come to, added up in whole cents. */
export const sumOf = (amounts: readonly unknown[]): number =>
  dollarsOf(amounts.reduce<number>((sum, amount) => sum + centsOf(amount), 0));

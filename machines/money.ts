// Money is whole cents wherever it is counted; only the wire and the screen know dollars.

/** Half up. Of 38.5 the machine may have made 38.49999999999999: digits that no amount has are dropped first. */
const rounded = (cents: number): number => Math.round(Number(cents.toPrecision(15)));

/** Dollars as they stand on the wire; what is no number is nothing. */
export const centsOf = (dollars: unknown): number => {
  const amount = Number(dollars);
  return Number.isFinite(amount) ? rounded(amount * 100) : 0;
};

export const dollarsOf = (cents: number): number => cents / 100;

/** What amounts of dollars come to, added up in whole cents. */
export const sumOf = (amounts: readonly unknown[]): number =>
  dollarsOf(amounts.reduce<number>((sum, amount) => sum + centsOf(amount), 0));

/** Whether an amount of dollars has no parts of a cent. */
export const isWholeCents = (dollars: number): boolean => dollarsOf(centsOf(dollars)) === dollars;

/** A part of an amount of cents, rounded half up to a cent. */
export const partOf = (cents: number, percent: number): number => rounded((cents * percent) / 100);

/** Who has the money of one booking. */
export interface Shares {
  /** The platform's service fee. */
  fee: number;
  /** The host's part. */
  host: number;
}

/**
 * What is left of a booking after refunds, shared: the service fee is taken of what the host keeps, so that a guest who
 * gets everything back costs the host nothing.
 * @param paid cents the guest paid
 * @param refunded cents given back or owed so far
 * @param percent the service fee when the booking was made
 */
export function sharesOf(paid: number, refunded: number, percent: number): Shares {
  const kept = paid - refunded;
  const fee = partOf(kept, percent);
  return { fee, host: kept - fee };
}

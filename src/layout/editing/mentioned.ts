import type { Colleague } from '#schemas/types.ts';

/** The colleagues that may be meant: any word of the name begins as typed, and it is not whole yet. */
export function mentioned(colleagues: readonly Colleague[], begun: string): Colleague[] {
  const start = ` ${begun.toLowerCase()}`;
  return colleagues.filter(({ name }) => ` ${name.toLowerCase()}`.includes(start) && name !== begun);
}

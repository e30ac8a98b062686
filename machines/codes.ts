// §9: the number on the wire of each machine's states. Nowhere else is a status a number.

export const codes = {
  document: { undecided: 0, approved: 1, pending: 2 },
  /** Sent as a boolean. */
  paymentMethod: { off: 0, on: 1 },
  booking: { toBeConfirmed: 0, cancelled: 1, due: 2, confirmed: 3 },
} as const;

export type Coded = keyof typeof codes;
export type StateOf<M extends Coded> = keyof (typeof codes)[M] & string;

/** The state that a number stands for, `undefined` for a number that is none. */
export function stateOf<M extends Coded>(machine: M, code: unknown): StateOf<M> | undefined {
  return Object.entries(codes[machine]).find(([, number]) => number === Number(code))?.[0] as
    | StateOf<M>
    | undefined;
}

/** The number that a state is sent as. */
export function codeOf<M extends Coded>(machine: M, state: StateOf<M>): number {
  return codes[machine][state] as number;
}

/** Where nothing is said nothing was decided; nothing for a number that is no state of ours. */
export const bookingStateOf = (status: unknown): StateOf<'booking'> | undefined =>
  stateOf('booking', status ?? codeOf('booking', 'toBeConfirmed'));

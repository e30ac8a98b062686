import { describe, expect, test } from 'vitest';
import { bookingMachine } from '#machines/booking.machine.ts';
import { codeOf, codes, stateOf, type Coded } from '#machines/codes.ts';
import { documentMachine } from '#machines/document.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { statesOf } from '#tests/support/models/model.ts';

const coded = Object.keys(codes) as Coded[];

test('§9 the codes are those of the specification', () => {
  expect(codes).toEqual({
    document: { undecided: 0, approved: 1, pending: 2 },
    paymentMethod: { off: 0, on: 1 },
    booking: { toBeConfirmed: 0, cancelled: 1, due: 2, confirmed: 3 },
  });
});

describe.each(coded)('the codes of a %s', (machine) => {
  const states = Object.keys(codes[machine]);

  test('§9 lead to a state and back', () => {
    for (const state of states) {
      const code = codeOf(machine, state as never);
      expect(stateOf(machine, code)).toBe(state);
      expect(stateOf(machine, String(code))).toBe(state);
    }
  });

  test('§9 are different numbers', () => {
    expect(new Set(Object.values(codes[machine])).size).toBe(states.length);
  });

  test('§9 leave every other value without a state', () => {
    for (const code of [-1, 4, 0.5, Number.NaN, undefined, 'approved', {}])
      expect(stateOf(machine, code)).toBeUndefined();
  });

  test('§3 have a label each', () => {
    expect(Object.keys(labels[machine]).sort()).toEqual([...states].sort());
  });
});

test.each([documentMachine, bookingMachine])('§9 every state of the $id machine has a code', (machine) => {
  expect(statesOf(machine)).toEqual(Object.keys(codes[machine.id as Coded]));
});

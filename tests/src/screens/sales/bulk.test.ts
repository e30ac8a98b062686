// Why a payout is left out of a step for several.
import { expect, test } from 'vitest';
import { english } from '#schemas/text.ts';
import { labelOfState } from '#src/components/machines/label-of-state.ts';
import { bulk } from '#src/screens/sales/bulk.ts';

test.each([
  ['paid', 'Not possible while the status is Paid.'],
  ['gone', 'Not possible while the status is gone.'],
  [undefined, 'Not possible while the status is –.'],
])('one that is %s says so', (state, reason) => {
  expect(bulk.reasonAgainst?.({ _id: 'p1', ...(state && { state }) }, 'hold', english)).toBe(reason);
});

test('a state that no label is for is shown by its name', () => {
  expect(labelOfState({}, 'gone')).toEqual({ text: 'gone', color: 'grey', icon: 'dot' });
});

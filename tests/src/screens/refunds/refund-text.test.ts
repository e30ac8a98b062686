// What a refund's breakdown says, in the language it is read in.
import { expect, test } from 'vitest';
import { english } from '#schemas/text.ts';
import { breakdownRows, reasonAgainst, reasonAgainstImage } from '#src/screens/refunds/refund-text.ts';

test.each([
  ['en', '$1,234.50'],
  ['de', '1.234,50\u00A0$'],
])('the fee within the penalty is written as amounts are in %s', (language, fee) => {
  const [, penalty] = breakdownRows({ penalty: 2469, penaltyFee: 1234.5 }, english, language);
  expect(penalty?.label).toBe(`Penalty (of it service fee ${fee})`);
});

test('an image that cannot be put in now says why not', () => {
  const said = (['request', 'proof'] as const).map((what) =>
    ['requested', 'approved', 'processing'].map((state) =>
      reasonAgainstImage({ _id: 1, state }, what, english),
    ),
  );
  const notWhile = (state: string): string => `Not possible while the refund is ${state}.`;
  expect(said).toEqual([
    [undefined, notWhile('Approved'), notWhile('Processing')],
    [notWhile('Requested'), notWhile('Approved'), undefined],
  ]);
});

test('a refund that no state is told of has one to be read, and no step', () => {
  expect(reasonAgainst({ _id: 1 }, 'approve', english)).toBe('Not possible while the refund is –.');
});

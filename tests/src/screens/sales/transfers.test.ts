import { expect, test } from 'vitest';
import { t } from '#src/language/i18n.ts';
import { bankFile } from '#src/screens/sales/transfers.ts';

const account = { holder: 'Sanne Visser', bank: 'ING', accountNumber: '00012', aba: '021000021' };
const row = { _id: 'p1', bookingId: '100312', hostName: 'Sanne Visser', reference: 'Booking 100312' };

test('the file for the bank has amounts with two decimals, and nobody who has no complete account', () => {
  const { file, without } = bankFile(
    [
      { ...row, ...account, amount: 256.5 },
      { ...row, _id: 'p2', hostName: 'Hugo Laurent', amount: 10 },
      { ...row, ...account, _id: 'p3', hostName: 'Hugo Laurent', aba: ' ', amount: 10 },
    ],
    t,
  );
  expect(file?.trim().split('\r\n').slice(1)).toEqual([
    'p1,100312,Sanne Visser,Sanne Visser,ING,00012,021000021,,256.50,Booking 100312',
  ]);
  expect(without).toEqual(['Hugo Laurent']);
});

test('there is no file where nobody can be paid', () => {
  expect(bankFile([{ ...row, amount: 1 }], t)).toEqual({ without: ['Sanne Visser'] });
});

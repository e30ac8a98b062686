// The file for the bank: whom it pays, and whom it cannot.
import methods from '#schemas/payout-methods.json' with { type: 'json' };
import type { Transfer } from '#schemas/types.ts';
import { csvFile } from '#src/components/lists/csv.ts';
import type { Translate } from '#src/language/i18n.ts';

const columns = [
  ['_id', 'Payout'],
  ['bookingId', 'Booking'],
  ['hostName', 'Host'],
  ['holder', 'Account holder'],
  ['bank', 'Bank'],
  ['accountNumber', 'Account number'],
  ['aba', 'ABA'],
  ['swift', 'SWIFT'],
  ['amount', 'Amount'],
  ['reference', 'Reference'],
] as const;

const needs = methods.wire.needs as (keyof Transfer)[];

/** Whether the bank is told all that it needs to pay it. */
const isPayable = (row: Transfer): boolean => needs.every((field) => String(row[field] ?? '').trim() !== '');

/** @returns the file, unless nobody can be paid by it; and the hosts that are not in it, each once */
export function bankFile(rows: readonly Transfer[], t: Translate): { file?: string; without: string[] } {
  const payable = rows.filter(isPayable);
  const others = rows.filter((row) => !payable.includes(row)).map(({ hostName = '–' }) => hostName);
  const lines = payable.map(({ amount = 0, ...row }) =>
    columns.map(([field]) => (field === 'amount' ? amount.toFixed(2) : String(row[field] ?? ''))),
  );
  const without = [...new Set(others)];
  return lines.length === 0
    ? { without }
    : { file: csvFile([columns.map(([, title]) => t(title)), ...lines]), without };
}

import { expect, it } from 'vitest';
import { refusalOf } from '#schemas/refusals.ts';
import { entities } from '#schemas/generated/index.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { Admin } from '#schemas/types.ts';
import { maskFor, notSeen } from '#server/access/masking.ts';

const nobody: Admin = { _id: 'nobody', role: 99 };

it('each entity with masked parts has a permission of its own to see them', () => {
  const names = [...Object.keys(entities), ...Object.keys(collections)];
  const found = names.filter((entity) => maskFor(nobody, entity));
  expect(Object.fromEntries(found.map((entity) => [entity, notSeen(entity)]))).toEqual({
    payment: refusalOf('settings.identify'),
    payout: refusalOf('payouts.identify'),
    transfer: refusalOf('payouts.identify'),
    'host-account': refusalOf('payouts.identify'),
  });
});

it('a sign of two halves is shown whole or not at all', () => {
  const masked = maskFor(nobody, 'host-account')?.({ accountNumber: 'abc😀def' });
  expect(masked).toEqual({ accountNumber: '••••def' });
});

// Payouts.
import { success } from '../generated/messages/success.ts';
import { step, type Call } from './call.ts';

export const payoutsCalls = {
  getPayouts: {
    method: 'GET',
    path: '/admin/payouts',
    permission: 'payouts.read',
    query: 'payouts-page',
    answer: ['payout'],
    ours: true,
  },
  getTransfers: {
    method: 'GET',
    path: '/admin/payouts/transfers',
    permission: 'payouts.decide',
    query: 'transfers-query',
    answer: ['transfer'],
    ours: true,
  },
  getPayout: {
    method: 'GET',
    path: '/admin/payouts/{id}',
    permission: 'payouts.read',
    answer: 'payout',
    ours: true,
  },
  payPayouts: {
    method: 'POST',
    path: '/admin/payouts/batches',
    permission: 'payouts.decide',
    body: 'payout-batch',
    answer: ['payout'],
    success: success.generic,
    ours: true,
  },
  payPayout: { ...step('payouts', 'pay', 'payouts.decide'), body: 'payout-payment', answer: 'payout' },
  holdPayout: { ...step('payouts', 'hold', 'payouts.decide'), body: 'reason', answer: 'payout' },
  releasePayout: { ...step('payouts', 'release', 'payouts.decide'), answer: 'payout' },
  failPayout: { ...step('payouts', 'fail', 'payouts.decide'), body: 'reason', answer: 'payout' },
  retryPayout: { ...step('payouts', 'retry', 'payouts.decide'), answer: 'payout' },
  resendPayout: { ...step('payouts', 'resend', 'payouts.decide'), answer: 'payout' },
  saveHostAccount: {
    ...step('payouts', 'account', 'payouts.decide'),
    body: 'host-account',
    answer: 'payout',
  },
} as const satisfies Record<string, Call>;

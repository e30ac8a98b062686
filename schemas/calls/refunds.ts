// Refunds.
import messages from '../messages.json' with { type: 'json' };
import { lookup, step, type Call } from './call.ts';

const { success } = messages;

export const refundsCalls = {
  getRefundReasons: { ...lookup('/admin/refunds/reasons', 'refundreasons'), ours: true },
  getRefunds: {
    method: 'GET',
    path: '/admin/refunds',
    permission: 'refunds.read',
    query: 'refunds-page',
    answer: ['refund'],
    ours: true,
  },
  getRefundable: {
    method: 'GET',
    path: '/admin/refunds/bookings',
    permission: 'refunds.request',
    query: 'refundable-query',
    answer: ['refundable'],
    ours: true,
  },
  getRefund: {
    method: 'GET',
    path: '/admin/refunds/{id}',
    permission: 'refunds.read',
    answer: 'refund',
    ours: true,
  },
  requestRefund: {
    method: 'POST',
    path: '/admin/refunds',
    permission: 'refunds.request',
    body: 'refund-request',
    answer: 'refund',
    success: success.generic,
    ours: true,
  },
  approveRefund: { ...step('refunds', 'approve', 'refunds.decide'), answer: 'refund' },
  rejectRefund: { ...step('refunds', 'reject', 'refunds.decide'), body: 'reason', answer: 'refund' },
  withdrawRefund: { ...step('refunds', 'withdraw', 'refunds.request'), answer: 'refund' },
  processRefund: { ...step('refunds', 'process', 'refunds.decide'), answer: 'refund' },
  completeRefund: {
    ...step('refunds', 'complete', 'refunds.decide'),
    body: 'refund-proof',
    answer: 'refund',
  },
  failRefund: { ...step('refunds', 'fail', 'refunds.decide'), body: 'reason', answer: 'refund' },
  saveRefundImage: {
    ...step('refunds', 'image', 'refunds.request'),
    body: 'photo',
    upload: 'photo',
    answer: 'refund',
    success: success.updateImage,
  },
  saveRefundProof: {
    ...step('refunds', 'proof', 'refunds.decide'),
    body: 'photo',
    upload: 'photo',
    answer: 'refund',
    success: success.updateImage,
  },
} as const satisfies Record<string, Call>;

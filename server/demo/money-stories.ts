/** What the demo tells of refunds and payouts: data, played through the machines by money.ts. */
import type { PayoutEvent } from '#machines/payout.machine.ts';
import type { RefundEvent } from '#machines/refund.machine.ts';
import type { PayoutPaymentForm, RefundProofForm } from '#schemas/types.ts';
import type { Transaction } from '../changes/transaction.ts';

export type StaffName = 'chief' | 'manager' | 'support';

export type Staff = Record<StaffName, { id: string; name: string }>;

/** Something that was done, by whom and when. */
export interface Deed {
  at: Date;
  by: StaffName;
  act: (tx: Transaction) => Promise<unknown>;
}

/** Colleagues of the first admin. Nobody knows their passwords until an admin sets one. */
export const staff = [
  { name: 'manager', firstName: 'Marta', lastName: 'Soler', role: 2 },
  { name: 'support', firstName: 'Owen', lastName: 'Pryce', role: 3 },
] as const satisfies readonly { name: StaffName; firstName: string; lastName: string; role: number }[];

export interface RefundStory {
  /** Days since it was asked for. */
  ago: number;
  /** Days from the request until the trip starts; below zero the trip is over. */
  lead: number;
  /** Of the catalogue of reasons. */
  reason: string;
  note?: string;
  by?: StaffName;
  /** Which part of the proposal is asked for; all of it without. */
  part?: number;
  events: readonly RefundEvent['type'][];
  /** Why it was rejected, or did not arrive. */
  why?: string;
  method?: RefundProofForm['method'];
}

const sent = ['approve', 'process', 'complete'] as const;

export const refundStories: readonly RefundStory[] = [
  { ago: 230, lead: 9, reason: 'Cancelled by the guest', events: sent, method: 'card' },
  {
    ago: 196,
    lead: -2,
    reason: 'Boat not as described',
    note: 'The second cabin was locked for the whole trip. Agreed with the guest: a third of the price.',
    part: 0.33,
    events: sent,
    method: 'paypal',
  },
  {
    ago: 171,
    lead: 4,
    reason: 'Cancelled by the guest',
    events: ['reject'],
    why: 'The guest moved the trip to another day with the host and sails after all.',
  },
  { ago: 149, lead: 1.5, reason: 'Cancelled by the guest', events: sent, method: 'wire' },
  {
    ago: 132,
    lead: 0.3,
    reason: 'Bad weather',
    note: 'Gale warning: the harbour master closed the port.',
    events: sent,
    method: 'card',
  },
  {
    ago: 118,
    lead: -9,
    reason: 'Charged twice',
    note: 'The card was charged on the 3rd and again on the 4th.',
    part: 0.5,
    events: sent,
    method: 'card',
  },
  { ago: 96, lead: 12, reason: 'Cancelled by the host', events: sent, method: 'zelle' },
  {
    ago: 83,
    lead: -3,
    reason: 'Goodwill',
    note: 'Birthday trip with a late start. Coffee machine and radio did not work either.',
    part: 0.15,
    events: ['withdraw'],
  },
  {
    ago: 61,
    lead: -1,
    reason: 'Technical problem on board',
    note: 'Engine failure after an hour; the boat was towed back.',
    part: 0.75,
    events: ['approve', 'process', 'fail', 'process', 'complete'],
    why: 'The bank of the guest returned it: account closed.',
    method: 'wire',
  },
  {
    ago: 47,
    lead: -6,
    reason: 'Boat not as described',
    events: ['reject'],
    why: 'The pictures show the boat as it is; the missing bimini is named in the description.',
  },
  { ago: 34, lead: 20, reason: 'Cancelled by the guest', events: sent, method: 'binance' },
  {
    ago: 26,
    lead: -14,
    reason: 'Technical problem on board',
    note: 'The anchor winch failed. The host offers half of the price.',
    part: 0.5,
    events: sent,
    method: 'wire',
  },
  {
    ago: 17,
    lead: 25,
    reason: 'Cancelled by the host',
    note: 'The boat is in the yard until the end of the month.',
    events: ['approve', 'process', 'fail'],
    why: 'The card has expired. The guest is asked for another way to be paid.',
  },
  {
    ago: 12,
    lead: -4,
    reason: 'Bad weather',
    note: 'Two of seven days in port because of the storm.',
    part: 0.28,
    events: ['approve', 'process', 'fail', 'process'],
    why: 'The account number has a digit too few.',
  },
  {
    ago: 9,
    lead: -2,
    reason: 'Goodwill',
    part: 0.2,
    events: ['reject'],
    why: 'Nothing went wrong on our side or on the side of the host; a voucher was sent instead.',
  },
  { ago: 7, lead: 14, reason: 'Cancelled by the guest', events: ['approve', 'process'] },
  { ago: 5, lead: 3, reason: 'Cancelled by the guest', events: ['approve'] },
  {
    ago: 4,
    lead: 30,
    reason: 'Cancelled by the host',
    note: 'The host has sold the boat. The guest would rather have the money than another boat.',
    events: ['approve'],
  },
  { ago: 3, lead: 0.6, reason: 'Cancelled by the guest', note: 'Flight cancelled.', events: [] },
  {
    ago: 2.2,
    lead: -1.5,
    reason: 'Boat not as described',
    note: 'No snorkelling gear on board, the toilet out of order. Pictures in the conversation.',
    part: 0.25,
    events: [],
  },
  { ago: 1.4, lead: 40, reason: 'Cancelled by the guest', events: [] },
  {
    ago: 0.8,
    lead: 6,
    reason: 'Bad weather',
    note: 'Storm forecast for the whole weekend; guest and host have agreed.',
    by: 'chief',
    events: [],
  },
  { ago: 0.3, lead: 18, reason: 'Charged twice', part: 0.5, events: [] },
];

/** Payouts are sent as one on this many days ago, and every week before. */
export const lastBatchAgo = 6.5;

export interface PayoutStory {
  /** Days since it happened. */
  ago: number;
  event: Extract<PayoutEvent['type'], 'pay' | 'fail' | 'retry' | 'hold' | 'release'>;
  reason?: string;
  method?: PayoutPaymentForm['method'];
}

/** Each happens to the payout that fell due last before it and in which it can. */
export const payoutStories: readonly PayoutStory[] = [
  { ago: 120.5, event: 'fail', reason: 'The account of the host is closed.' },
  { ago: 113, event: 'retry' },
  { ago: 112.5, event: 'pay', method: 'zelle' },
  { ago: 67, event: 'hold', reason: 'Two guests say that the trip never took place.' },
  { ago: 62, event: 'release' },
  { ago: 40.5, event: 'pay', method: 'paypal' },
  { ago: 8.5, event: 'fail', reason: 'The name does not match the account.' },
  { ago: 6.2, event: 'pay', method: 'paypal' },
  { ago: 4.5, event: 'fail', reason: 'The bank returned it: unknown ABA number.' },
  { ago: 2.4, event: 'hold', reason: 'The guest has complained about the state of the boat.' },
  { ago: 1.6, event: 'pay', method: 'zelle' },
  { ago: 1.2, event: 'hold', reason: 'The host asked to wait for a new bank account.' },
];

// Who makes each event of each machine: a call that roles may or may not make, or in words somebody else.
import type { CallName } from '#schemas/calls.ts';
import { editEvent } from '#schemas/collections.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';

/** Where a machine is driven: by itself, behind the calls of the server on either engine, on the screen in a browser. */
export const levels = ['pure', 'embedded', 'postgresql', 'browser'] as const;
export type Level = (typeof levels)[number];

export type Driver =
  | { call: CallName }
  | {
      by: string;
      /** Where a test can make it happen. */
      at: readonly Level[];
      /** It comes only to a call that is under way, which there is none of where the machine refuses it. */
      isAnswer?: true;
    };

const server = ['pure', 'embedded', 'postgresql'] as const;
const client = ['pure', 'browser'] as const;
const user: Driver = { by: 'whoever sits at the screen', at: client };
const answer: Driver = { by: 'the answer to a call', at: client, isAnswer: true };

/** The events of a collection's machine are its calls, whichever collection it is. */
const ofCollections = Object.fromEntries(
  Object.entries(collectionMachines).map(([name, machine]) => [
    machine.id,
    Object.fromEntries(
      machine.events.map(String).map((event): [string, Driver] => {
        return [event, { call: `${name}.${event === editEvent ? 'change' : event}` as CallName }];
      }),
    ),
  ]),
);

/** A machine that is missing here is expected to be driven everywhere. */
export const drivers: Record<string, Record<string, Driver>> = {
  ...ofCollections,
  document: {
    approve: { call: 'setBoatStatus' },
    reject: { call: 'setBoatStatus' },
    askVerification: { call: 'setBoatStatus' },
    upload: { call: 'saveDocumentImage' },
  },
  booking: { confirm: { call: 'setBookingStatus' }, cancel: { call: 'setBookingStatus' } },
  paymentMethod: {
    turnOn: { call: 'setPayment' },
    turnOff: { call: 'setPayment' },
    edit: { call: 'setPayment' },
  },
  refund: {
    approve: { call: 'approveRefund' },
    reject: { call: 'rejectRefund' },
    withdraw: { call: 'withdrawRefund' },
    process: { call: 'processRefund' },
    complete: { call: 'completeRefund' },
    fail: { call: 'failRefund' },
  },
  payout: {
    pay: { call: 'payPayout' },
    hold: { call: 'holdPayout' },
    release: { call: 'releasePayout' },
    fail: { call: 'failPayout' },
    retry: { call: 'retryPayout' },
    fallDue: { by: 'the clock', at: server },
    cancel: { by: 'refunds that leave nothing to pay', at: server },
  },
  campaign: {
    edit: { call: 'updateCampaign' },
    send: { call: 'decideCampaign' },
    retry: { call: 'decideCampaign' },
    finish: { by: 'the sender, when everybody was reached', at: server },
    fail: { by: 'the sender, when somebody was not reached', at: server },
  },
  session: {
    check: user,
    signIn: user,
    signOut: user,
    accepted: answer,
    refused: answer,
    unreachable: answer,
    codeAsked: answer,
  },
  submission: { submit: user, edit: user, reload: user, saved: answer, failed: answer, outdated: answer },
};

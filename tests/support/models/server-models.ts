// How a test brings something into a state of its machine on the server, and how each event is asked for or happens there.
import sql from 'sql-template-tag';
import type { AnyStateMachine } from 'xstate';
import { bookingMachine } from '#machines/booking.machine.ts';
import { campaignMachine } from '#machines/campaign.machine.ts';
import { codeOf, stateOf, type Coded, type StateOf } from '#machines/codes.ts';
import { documentMachine } from '#machines/document.machine.ts';
import { paymentMethodMachine } from '#machines/payment-method.machine.ts';
import { payoutMachine, type PayoutState } from '#machines/payout.machine.ts';
import { refundMachine, type RefundState } from '#machines/refund.machine.ts';
import { editEvent } from '#schemas/collections.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import type { CollectionName, Payment } from '#schemas/types.ts';
import { sendBatch } from '#server/jobs/campaign-sender.ts';
import { transactions } from '#server/changes/transaction.ts';
import { asJson } from '#server/database/database.ts';
import { makePayoutsDue } from '#server/jobs/due-payouts.ts';
import { ask, type Request, type Running } from '../server/app.ts';
import { allTransitions } from './model.ts';
import { dayFromNow, givenPayout, givenRefund, payment } from '../server/money.ts';
import { dot, upload } from '../server/multipart.ts';
import {
  givenBoat,
  givenBooking,
  givenCampaign,
  givenCollectionRow,
  givenUser,
  signedIn,
} from '../server/rows.ts';
import { givenReferred } from '../documents/referred.ts';
import { validDocument } from '../documents/valid-document.ts';

export interface ServerModel {
  machine: AnyStateMachine;
  /** Brings one of its own into a state. @returns its key */
  given: (running: Running, state: string) => Promise<string>;
  /** The state it is in by what is stored. */
  state: (running: Running, id: string) => Promise<string | undefined>;
  /** The requests that an event of staff may be, by the state it is asked in. */
  requests: Record<string, (id: string, state: string) => Request[]>;
  /** Makes an event that is no call happen, if it can. */
  happens?: Record<string, (running: Running, id: string) => Promise<unknown>>;
  /** Its calls carry the wanted state instead of an event: where another event leads there, that one happens. */
  sendsState?: true;
  /** Events that ask for a state which is there already: answered, and nothing changes. */
  asksForState?: readonly string[];
}

const reason = { reason: 'Somebody has to look at it.' };
const step = (body?: object) => (id: string) => [{ params: { id }, ...(body ? { body } : {}) }];
const first = async (running: Running, query: ReturnType<typeof sql>): Promise<string | undefined> =>
  (await running.db.query<{ state: string }>(query))[0]?.state;

/** The codes an event is sent as: of the state it leads to from here, or, where it is refused, of each it ever leads to. */
function targetsOf<M extends Coded>(
  machine: AnyStateMachine,
  coded: M,
  event: string,
  state: string,
): number[] {
  const same = allTransitions(machine).filter((transition) => transition.event === event);
  const here = same.filter((transition) => transition.state === state);
  const targets = new Set((here.length > 0 ? here : same).map(({ target }) => target as StateOf<M>));
  return [...targets].map((target) => codeOf(coded, target));
}

const documentModel = (type: 'navigation' | 'authorization'): ServerModel => {
  const decide = (event: string) => (boatId: string, state: string) =>
    targetsOf(documentMachine, 'document', event, state).map((result) => ({
      params: { boatId },
      body: { sort: type, result },
    }));
  return {
    machine: documentMachine,
    sendsState: true,
    given: async ({ db }, state) =>
      (await givenBoat(db, { [type]: codeOf('document', state as StateOf<'document'>) })).id,
    state: async ({ db }, id) => {
      const [boat] = await db.query<Record<string, number>>(
        sql`select navigation, "authorization" from boats where _id = ${id}`,
      );
      return stateOf('document', boat?.[type]);
    },
    requests: {
      approve: decide('approve'),
      reject: decide('reject'),
      askVerification: decide('askVerification'),
      upload: (boatId) => [{ params: { boatId, type }, ...upload(dot) }],
    },
  };
};

const bookingModel: ServerModel = {
  machine: bookingMachine,
  sendsState: true,
  given: async ({ db }, state) => {
    const status = codeOf('booking', state as StateOf<'booking'>);
    return (await givenBooking(db, await givenBoat(db), { status })).id;
  },
  state: async ({ db }, id) => {
    const [row] = await db.query<{ status: number }>(sql`select status from bookings where _id = ${id}`);
    return stateOf('booking', row?.status);
  },
  requests: Object.fromEntries(
    ['confirm', 'cancel'].map((event) => [
      event,
      (id: string, state: string) =>
        targetsOf(bookingMachine, 'booking', event, state).map((value) => ({
          params: { id },
          body: { value },
        })),
    ]),
  ),
};

const bank = { name: 'Blue Bay', email: 'pay@bay.example' };
const isOn = (state: string): boolean =>
  codeOf('paymentMethod', state as StateOf<'paymentMethod'>) === codeOf('paymentMethod', 'on');
const setZelle = (change: (status: boolean) => object) => (_: string, state: string) => [
  { body: { payment: { Zelle: { ...bank, ...change(isOn(state)) } } } },
];

const paymentMethodModel: ServerModel = {
  machine: paymentMethodMachine,
  given: async ({ db }, state) => {
    const value = asJson({ Zelle: { ...bank, status: isOn(state) } });
    await db.query(sql`
      insert into settings (name, value) values ('payment', ${value})
      on conflict (name) do update set value = excluded.value`);
    return 'Zelle';
  },
  state: async ({ db }, id) => {
    const [row] = await db.query<{ value: Payment }>(sql`select value from settings where name = 'payment'`);
    const method = row?.value[id as 'Zelle'];
    return method && stateOf('paymentMethod', method.status);
  },
  requests: {
    turnOn: setZelle(() => ({ status: true })),
    turnOff: setZelle(() => ({ status: false })),
    edit: setZelle((status) => ({ status, name: 'Another Bay' })),
  },
  asksForState: ['turnOn', 'turnOff'],
};

const refundModel: ServerModel = {
  machine: refundMachine,
  given: async ({ db }, state) => (await givenRefund(db, state as RefundState)).refundId,
  state: (running, id) => first(running, sql`select state from refunds where _id = ${id}`),
  requests: {
    approve: step(),
    reject: step(reason),
    withdraw: step(),
    process: step(),
    complete: step(payment),
    fail: step(reason),
  },
};

/** Gives the guest of a payout's booking everything back. */
async function refundAll(running: Running, payoutId: string): Promise<void> {
  const { app, db } = running;
  const [row] = await db.query<{ bookingId: string }>(
    sql`select booking_id as "bookingId" from payouts where _id = ${payoutId}`,
  );
  const [asker, decider] = [await signedIn(db, 3), await signedIn(db, 2)];
  const asked = await ask(app, 'requestRefund', {
    body: { bookingId: row?.bookingId, reason: 1, cancelledAt: new Date().toISOString(), amount: 480 },
    token: asker.token,
  });
  const { _id: id } = asked.envelope.data as { _id: string };
  const approved = await ask(app, 'approveRefund', { params: { id }, token: decider.token });
  if (approved.status !== 200) throw new Error(`The refund was not approved: ${approved.text}`);
}

const payoutModel: ServerModel = {
  machine: payoutMachine,
  given: async ({ db }, state) => (await givenPayout(db, state as PayoutState)).payoutId,
  state: (running, id) => first(running, sql`select state from payouts where _id = ${id}`),
  requests: {
    pay: step(payment),
    hold: step(reason),
    release: step(),
    fail: step(reason),
    retry: step(),
  },
  happens: {
    fallDue: ({ db }) =>
      makePayoutsDue(
        transactions(db, () => undefined),
        new Date(dayFromNow(365)),
      ),
    cancel: refundAll,
  },
};

/** Lets the sender look once, with somebody in the queue who can or cannot be told. */
const sendTo =
  (attributes: { block: boolean }) =>
  async ({ db }: Running, id: string) => {
    const user = await givenUser(db);
    await db.query(sql`update users set block = ${attributes.block} where _id = ${user}`);
    await db.query(sql`insert into deliveries (campaign_id, user_id) values (${id}, ${user})`);
    await sendBatch(transactions(db, () => undefined));
  };

const campaignModel: ServerModel = {
  machine: campaignMachine,
  given: async ({ db, app }, status) => {
    // What is being sent stays so until the test lets the sender look.
    app.sendCampaigns = () => undefined;
    await db.query(sql`delete from deliveries`);
    await db.query(sql`delete from campaigns`);
    await givenUser(db);
    return givenCampaign(db, { status });
  },
  state: (running, id) => first(running, sql`select status as state from campaigns where _id = ${id}`),
  requests: {
    edit: step({ audience: 'all', text: 'Fair winds to everybody' }),
    send: step({ event: 'send' }),
    retry: step({ event: 'retry' }),
  },
  happens: { finish: sendTo({ block: false }), fail: sendTo({ block: true }) },
};

/** A row of a collection: what its form and those of its steps accept is sent. */
const collectionModel = (name: CollectionName, machine: AnyStateMachine): ServerModel => {
  const { steps = {} } = collections[name].machine ?? {};
  return {
    machine,
    given: async ({ db }, state) => {
      await givenReferred(db, name);
      return givenCollectionRow(db, name, { ...validDocument(forms[collections[name].form]), state });
    },
    state: (running, id) =>
      first(running, sql`select attributes ->> 'state' as state from collection_rows where _id = ${id}`),
    requests: Object.fromEntries(
      machine.events.map(String).map((event) => {
        const form = event === editEvent ? collections[name].form : steps[event]?.form;
        return [event, step(form && validDocument(forms[form]))];
      }),
    ),
  };
};

export const serverModels: Record<string, ServerModel> = {
  ...Object.fromEntries(
    Object.entries(collectionMachines).map(([name, machine]) => [
      `a row of the collection ${name}`,
      collectionModel(name as CollectionName, machine),
    ]),
  ),
  'a navigation license': documentModel('navigation'),
  'an authorization': documentModel('authorization'),
  'a booking': bookingModel,
  'a way to pay': paymentMethodModel,
  'a refund': refundModel,
  'a payout': payoutModel,
  'a campaign': campaignModel,
};

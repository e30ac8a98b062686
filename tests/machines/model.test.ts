import { describe, expect, test } from 'vitest';
import { setup, type AnyStateMachine } from 'xstate';
import { bookingActions } from '#machines/booking.machine.ts';
import { campaignActions } from '#machines/campaign.machine.ts';
import { decide } from '#machines/decide.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import { isPaymentEditable, paymentStateOf, paymentToggles } from '#machines/payment-method.machine.ts';
import {
  isOpen,
  newPayoutStates,
  payablePayoutStates,
  payoutActions,
  payoutMachine,
  unpaidPayoutStates,
  waitingPayoutStates,
  type PayoutState,
} from '#machines/payout.machine.ts';
import {
  countedRefundStates,
  openRefundStates,
  refundImageStates,
  refundActions,
  refundMachine,
  undecidedRefundStates,
} from '#machines/refund.machine.ts';
import { cellsOf, machinesIn } from '#tests/support/models/cells.ts';
import { drivers } from '#tests/support/models/drivers.ts';
import { exercised } from '#tests/support/models/exercised.ts';
import { collectionOf } from '#tests/support/models/state-words.ts';
import {
  allRefusals,
  allTransitions,
  eventsOf,
  eventsTo,
  expectExactly,
  statesOf,
  tableOf,
} from '#tests/support/models/model.ts';

const machines = machinesIn(
  Object.values(import.meta.glob<object>('../../machines/*.machine.ts', { eager: true })),
);

/** Each machine once more, in other words: state → event → target; what is not named is refused. The first state begins. */
const stated: Record<string, Record<string, Record<string, string>>> = {
  document: {
    undecided: { approve: 'approved', reject: 'pending', upload: 'undecided' },
    approved: { askVerification: 'pending', upload: 'undecided' },
    pending: { upload: 'undecided' },
  },
  booking: {
    toBeConfirmed: { confirm: 'due', cancel: 'cancelled' },
    cancelled: {},
    due: { confirm: 'confirmed', cancel: 'cancelled' },
    confirmed: {},
  },
  paymentMethod: { off: { turnOn: 'on' }, on: { turnOff: 'off', edit: 'on' } },
  campaign: {
    draft: { edit: 'draft', send: 'sending' },
    sending: { finish: 'sent', fail: 'failed' },
    sent: {},
    failed: { retry: 'sending' },
  },
  refund: {
    requested: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
    approved: { process: 'processing' },
    processing: { complete: 'refunded', fail: 'failed' },
    failed: { process: 'processing' },
    refunded: {},
    rejected: {},
    withdrawn: {},
  },
  payout: {
    scheduled: { fallDue: 'due', cancel: 'cancelled' },
    due: { pay: 'paid', hold: 'held', cancel: 'cancelled' },
    held: { release: 'due' },
    paid: { fail: 'failed' },
    failed: { retry: 'due' },
    cancelled: {},
  },
  session: {
    signedOut: { check: 'checking', signIn: 'signingIn' },
    checking: {
      accepted: 'signedIn',
      refused: 'signedOut',
      unreachable: 'unconfirmed',
      signIn: 'signingIn',
      signOut: 'signedOut',
    },
    unconfirmed: { check: 'checking', signIn: 'signingIn', refused: 'signedOut', signOut: 'signedOut' },
    signingIn: {
      accepted: 'signedIn',
      refused: 'signedOut',
      unreachable: 'signedOut',
      codeAsked: 'awaitingCode',
    },
    awaitingCode: { signIn: 'signingIn', signOut: 'signedOut' },
    signedIn: { signOut: 'signedOut', refused: 'signedOut', check: 'checking' },
  },
  submission: {
    editing: { submit: 'saving', edit: 'editing' },
    saving: { saved: 'saved', failed: 'failed', outdated: 'outdated' },
    saved: { edit: 'editing', submit: 'saving' },
    failed: { edit: 'editing', submit: 'saving' },
    outdated: { reload: 'editing', submit: 'saving' },
  },
};

/** The machine of a collection is stated by its own transitions alone; its definition names its states and steps. */
const ofCollections = machines.filter(({ id }) => collectionOf(id));
const statedOf = (machine: AnyStateMachine): Record<string, Record<string, string>> | undefined =>
  ofCollections.includes(machine) ? tableOf(machine) : stated[machine.id];

/** What staff may do, as the buttons read. */
const labels: Record<
  string,
  { actions: readonly { event: string; label: string }[]; buttons: Record<string, string> }
> = {
  document: {
    actions: documentActions,
    buttons: { approve: 'Approve', reject: 'Reject', askVerification: 'Ask Verification' },
  },
  booking: { actions: bookingActions, buttons: { confirm: 'Confirm Booking', cancel: 'Cancel Booking' } },
  campaign: { actions: campaignActions, buttons: { send: 'Send now', retry: 'Try again' } },
  refund: {
    actions: refundActions,
    buttons: {
      approve: 'Approve',
      reject: 'Reject',
      withdraw: 'Withdraw',
      process: 'Start processing',
      complete: 'Mark as Refunded',
      fail: 'It did not arrive',
    },
  },
  payout: {
    actions: payoutActions,
    buttons: {
      pay: 'Mark as Paid',
      hold: 'Hold',
      release: 'Release',
      fail: 'The bank returned it',
      retry: 'Make due again',
    },
  },
};

/** The states that carry a tag. */
const tagged: Record<string, Record<string, string[]>> = {
  campaign: { busy: ['sending'] },
  session: { busy: ['checking', 'signingIn'], showLogin: ['signedOut', 'signingIn', 'awaitingCode'] },
  submission: { busy: ['saving'] },
  refund: {
    open: ['requested', 'approved', 'processing', 'failed'],
    counted: ['approved', 'processing', 'failed', 'refunded'],
    sent: ['processing', 'refunded'],
  },
  payout: { open: ['scheduled', 'due'], closed: ['paid', 'cancelled'], paid: ['paid'] },
};

test('every machine is stated a second time, and says who makes its events', () => {
  const ids = machines.map(({ id }) => id);
  expectExactly(
    ids.filter((id) => !collectionOf(id)),
    stated,
  );
  expectExactly(ids, drivers);
  for (const machine of machines) expectExactly(eventsOf(machine), drivers[machine.id] ?? {});
});

describe.each(machines)('§4 the machine of $id', (machine) => {
  const { id } = machine;
  test.each(cellsOf('pure', machine))('$state, $event, then $target', (cell) => {
    const { state, event } = cell;
    expect(decide(machine, state, { type: event })).toBe(statedOf(machine)?.[state]?.[event]);
    expect(cell.target).toBe(statedOf(machine)?.[state]?.[event]);
    exercised('pure', machine, cell);
  });

  test('is the whole of what is stated, from its first state on', () => {
    expect(tableOf(machine)).toEqual(statedOf(machine));
    expect(eventsTo(machine, Object.keys(statedOf(machine) ?? {})[0] ?? '')).toEqual([]);
  });

  test('names its buttons', () => {
    const { actions, buttons } = labels[id] ?? { actions: [], buttons: {} };
    expect(Object.fromEntries(actions.map(({ event, label }) => [event, label]))).toEqual(buttons);
    expect(eventsOf(machine)).toEqual(expect.arrayContaining(Object.keys(buttons)));
  });

  test('tags its states', () => {
    const found: Record<string, string[]> = {};
    for (const value of statesOf(machine))
      for (const tag of machine.resolveState({ value, context: {} }).tags) (found[tag] ??= []).push(value);
    if (!ofCollections.includes(machine)) expect(found).toEqual(tagged[id] ?? {});
  });

  test('cover each state with each event once', () => {
    const cells = [...allTransitions(machine), ...allRefusals(machine)].map(({ state, event }) => [
      state,
      event,
    ]);
    const expected = statesOf(machine).flatMap((state) => eventsOf(machine).map((event) => [state, event]));
    expect(cells.sort()).toEqual(expected.sort());
  });

  test('is led to each state by events', () => {
    for (const state of statesOf(machine)) {
      const reached = eventsTo(machine, state).reduce<string>(
        (at, type) => decide(machine, at, { type }) ?? 'refused',
        statesOf(machine)[0] ?? '',
      );
      expect(reached).toBe(state);
    }
  });
});

describe('money', () => {
  test('a refund is open until it is decided against or done, and counts as given back from the approval on', () => {
    expect(openRefundStates).toEqual(tagged['refund']?.['open']);
    expect(countedRefundStates).toEqual(tagged['refund']?.['counted']);
    expect(undecidedRefundStates).toEqual(['requested']);
    expect(refundImageStates).toEqual({ request: ['requested'], proof: tagged['refund']?.['sent'] });
  });

  test('an open payout takes what earlier refunds ask; one that is not sent, or came back, what its own ask', () => {
    const states = Object.keys(stated['payout'] ?? {}) as PayoutState[];
    expect(states.filter(isOpen)).toEqual(['scheduled', 'due']);
    expect(unpaidPayoutStates).toEqual(['scheduled', 'due', 'held', 'failed']);
    expect(waitingPayoutStates).toEqual(['scheduled']);
    expect(payablePayoutStates).toEqual(['due']);
    expect(newPayoutStates).toEqual({ usual: 'scheduled', late: 'due', empty: 'cancelled' });
  });

  test('nothing can be done twice in a row', () => {
    for (const machine of [payoutMachine, refundMachine])
      for (const { event, target } of allTransitions(machine))
        expect(allRefusals(machine)).toContainEqual({ state: target, event });
  });
});

describe('a way to pay', () => {
  test('§4 is toggled by its own events', () => {
    expect(paymentToggles).toEqual(['turnOn', 'turnOff']);
  });

  test.each([
    [true, 'on'],
    [1, 'on'],
    ['1', 'on'],
    [false, 'off'],
    [0, 'off'],
    [undefined, 'off'],
    [null, 'off'],
    ['later', 'off'],
  ])('§3 a status of %j is %s', (status, state) => {
    expect(paymentStateOf(status)).toBe(state);
    expect(isPaymentEditable(status)).toBe(state === 'on');
  });
});

describe('the generator', () => {
  test('fails on a state that no event leads to', () => {
    const lonely = setup({}).createMachine({
      id: 'lonely',
      initial: 'here',
      states: { here: { on: { stay: 'here' } }, there: {} },
    });
    expect(() => allTransitions(lonely)).toThrow('No event leads to there of lonely.');
  });

  test('fails on a handler that is missing or unknown', () => {
    const states = statesOf(documentMachine);
    expect(() => expectExactly(states, { undecided: 1, approved: 1 })).toThrow('No handler for pending.');
    expect(() => expectExactly(states, { undecided: 1, approved: 1, pending: 1, rejected: 1 })).toThrow(
      'A handler for rejected, which does not exist.',
    );
  });
});

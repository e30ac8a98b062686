import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { bookingActions, bookingMachine } from '#machines/booking.machine.ts';
import { campaignMachine } from '#machines/campaign.machine.ts';
import { documentMachine } from '#machines/document.machine.ts';
import { payoutMachine } from '#machines/payout.machine.ts';
import { countedRefundStates, openRefundStates, refundMachine } from '#machines/refund.machine.ts';
import { isPaymentEditable, paymentMethodMachine, paymentStateOf } from '#machines/payment-method.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { submissionMachine } from '#machines/submission.machine.ts';
import { decide } from '#machines/decide.ts';
import {
  allRefusals,
  allTransitions,
  eventsOf,
  eventsTo,
  expectExactly,
  statesOf,
  tableOf,
} from '#tests/support/model.ts';

const machines = {
  document: documentMachine,
  booking: bookingMachine,
  campaign: campaignMachine,
  payout: payoutMachine,
  refund: refundMachine,
  session: sessionMachine,
  submission: submissionMachine,
  paymentMethod: paymentMethodMachine,
};

describe('the document machine', () => {
  test('§4 allows exactly these transitions', () => {
    expect(tableOf(documentMachine)).toEqual({
      undecided: { approve: 'approved', reject: 'pending', upload: 'undecided' },
      approved: { askVerification: 'pending', upload: 'undecided' },
      pending: { upload: 'undecided' },
    });
  });

  test('§4 refuses everything else', () => {
    expect(allRefusals(documentMachine)).toEqual([
      { state: 'undecided', event: 'askVerification' },
      { state: 'approved', event: 'approve' },
      { state: 'approved', event: 'reject' },
      { state: 'pending', event: 'approve' },
      { state: 'pending', event: 'reject' },
      { state: 'pending', event: 'askVerification' },
    ]);
  });
});

describe('the campaign machine', () => {
  test('§2 allows exactly these transitions', () => {
    expect(tableOf(campaignMachine)).toEqual({
      draft: { edit: 'draft', send: 'sending' },
      sending: { finish: 'sent', fail: 'failed' },
      sent: {},
      failed: { retry: 'sending' },
    });
  });
});

describe('the refund machine', () => {
  test('allows exactly these transitions', () => {
    expect(tableOf(refundMachine)).toEqual({
      requested: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
      approved: { process: 'processing' },
      processing: { complete: 'refunded', fail: 'failed' },
      failed: { process: 'processing' },
      refunded: {},
      rejected: {},
      withdrawn: {},
    });
  });

  test('is open until it is decided against or done, and counts as given back from the approval on', () => {
    expect(openRefundStates).toEqual(['requested', 'approved', 'processing', 'failed']);
    expect(countedRefundStates).toEqual(['approved', 'processing', 'failed', 'refunded']);
  });
});

describe('the payout machine', () => {
  test('allows exactly these transitions', () => {
    expect(tableOf(payoutMachine)).toEqual({
      scheduled: { fallDue: 'due', cancel: 'cancelled' },
      due: { pay: 'paid', hold: 'held', cancel: 'cancelled' },
      held: { release: 'due' },
      paid: { fail: 'failed' },
      failed: { retry: 'due' },
      cancelled: {},
    });
  });

  test('leaves nothing that can be done twice in a row', () => {
    for (const machine of [payoutMachine, refundMachine])
      for (const { event, target } of allTransitions(machine))
        expect(allRefusals(machine)).toContainEqual({ state: target, event });
  });
});

describe('the booking machine', () => {
  test('§4 allows exactly these transitions', () => {
    expect(tableOf(bookingMachine)).toEqual({
      toBeConfirmed: { confirm: 'due', cancel: 'cancelled' },
      cancelled: {},
      due: { confirm: 'confirmed', cancel: 'cancelled' },
      confirmed: {},
    });
  });

  test('§4 refuses everything else', () => {
    expect(allRefusals(bookingMachine)).toEqual([
      { state: 'cancelled', event: 'confirm' },
      { state: 'cancelled', event: 'cancel' },
      { state: 'confirmed', event: 'confirm' },
      { state: 'confirmed', event: 'cancel' },
    ]);
  });

  test('§2 §4 has the buttons Confirm Booking and Cancel Booking, one for each event', () => {
    expect(Object.fromEntries(bookingActions.map(({ event, label }) => [event, label]))).toEqual({
      confirm: 'Confirm Booking',
      cancel: 'Cancel Booking',
    });
    expect(bookingActions.map(({ event }) => event)).toEqual(eventsOf(bookingMachine));
  });
});

describe('the payment method machine', () => {
  test('§4 allows exactly these transitions: what is known of a method is edited while it is on', () => {
    expect(tableOf(paymentMethodMachine)).toEqual({
      off: { turnOn: 'on' },
      on: { turnOff: 'off', edit: 'on' },
    });
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

describe('the session machine', () => {
  test('§4 allows exactly these transitions', () => {
    expect(tableOf(sessionMachine)).toEqual({
      signedOut: { check: 'checking', signIn: 'signingIn' },
      checking: { accepted: 'signedIn', refused: 'signedOut', unreachable: 'unconfirmed' },
      unconfirmed: { check: 'checking', signOut: 'signedOut' },
      signingIn: { accepted: 'signedIn', refused: 'signedOut', unreachable: 'signedOut' },
      signedIn: { signOut: 'signedOut', refused: 'signedOut', check: 'checking' },
    });
  });

  test('§4 shows the login only while nobody is signed in', () => {
    const shown = statesOf(sessionMachine).filter((value) =>
      sessionMachine.resolveState({ value, context: {} }).hasTag('showLogin'),
    );
    expect(shown).toEqual(['signedOut', 'signingIn']);
  });
});

describe('the submission machine', () => {
  test('§8 allows exactly these transitions', () => {
    expect(tableOf(submissionMachine)).toEqual({
      editing: { submit: 'saving', edit: 'editing' },
      saving: { saved: 'saved', failed: 'failed', outdated: 'outdated' },
      saved: { edit: 'editing', submit: 'saving' },
      failed: { edit: 'editing', submit: 'saving' },
      outdated: { reload: 'editing', submit: 'saving' },
    });
  });

  test('§8 a second submit while the first is under way is refused', () => {
    expect(allRefusals(submissionMachine)).toContainEqual({ state: 'saving', event: 'submit' });
  });

  test('§8 is busy while it saves, and only then', () => {
    const busy = statesOf(submissionMachine).filter((value) =>
      submissionMachine.resolveState({ value, context: {} }).hasTag('busy'),
    );
    expect(busy).toEqual(['saving']);
  });
});

describe.each(Object.entries(machines))('the matrices of the %s machine', (_name, machine) => {
  test('cover each state with each event once', () => {
    const cells = [...allTransitions(machine), ...allRefusals(machine)].map(({ state, event }) => [
      state,
      event,
    ]);
    const expected = statesOf(machine).flatMap((state) => eventsOf(machine).map((event) => [state, event]));
    expect(cells.sort()).toEqual(expected.sort());
  });

  test('say the same as decide', () => {
    for (const { state, event, target } of allTransitions(machine))
      expect(decide(machine, state, { type: event })).toBe(target);
    for (const { state, event } of allRefusals(machine))
      expect(decide(machine, state, { type: event })).toBeUndefined();
  });

  test('lead to each state by events', () => {
    for (const state of statesOf(machine)) {
      const reached = eventsTo(machine, state).reduce<string>(
        (at, type) => decide(machine, at, { type }) ?? 'refused',
        statesOf(machine)[0] ?? '',
      );
      expect(reached).toBe(state);
    }
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

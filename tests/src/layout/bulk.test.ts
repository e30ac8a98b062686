import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingActions, bookingMachine } from '#machines/booking.machine.ts';
import { judgeStep } from '#machines/collection.ts';
import { codes } from '#machines/codes.ts';
import { decide } from '#machines/decide.ts';
import { payoutActions, payoutMachine } from '#machines/payout.machine.ts';
import { refundActions, refundMachine } from '#machines/refund.machine.ts';
import { calls, type Call, type CallName } from '#schemas/calls.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { forms, tables } from '#schemas/generated/index.ts';
import type { TableDefinition } from '#schemas/table.ts';
import { t } from '#src/language/i18n.ts';
import type { BulkKind } from '#src/layout/bulk/bulk-kind.ts';
import { outcomeCsv } from '#src/layout/bulk/outcome-csv.ts';
import { changesOf, sortOut } from '#src/layout/bulk/sort-out.ts';
import { bulk as bookings } from '#src/screens/bookings/bulk.ts';
import { bulkOf } from '#src/screens/collections/bulk.ts';
import { bulk as refunds } from '#src/screens/refunds/bulk.ts';
import { bulk as reviews } from '#src/screens/reviews/bulk.ts';
import { bulk as payouts } from '#src/screens/sales/bulk.ts';
import { bulk as users } from '#src/screens/users/bulk.ts';
import { loadParts } from '#src/stores/collection-parts.ts';
import { collectionStore } from '#src/stores/collections.ts';
import { session } from '#src/stores/session.ts';

const lists = tables as unknown as Record<string, TableDefinition>;
const stepsOf = (name: string) => lists[name]?.bulk ?? [];
const eventsOf = (name: string): string[] => stepsOf(name).map(({ event }) => event);
const formsOf = (name: string): unknown[] => stepsOf(name).map(({ form }) => form);
const askedBy = (name: string, { formOf }: Pick<BulkKind<never>, 'formOf'>): unknown[] =>
  stepsOf(name).map((step) => formOf?.(step)?.name);

beforeEach(() => void (session.admin = { _id: 'chief', role: 1 }));
afterEach(() => void (session.admin = null));

/** The rows of each state of a machine, and what its list offers for several of them. */
const machines = [
  {
    list: 'bookings',
    kind: bookings as BulkKind<object>,
    machine: bookingMachine,
    actions: bookingActions,
    rowIn: (state: string) => ({ status: codes.booking[state as keyof typeof codes.booking] }),
  },
  {
    list: 'guest-payments',
    kind: bookings as BulkKind<object>,
    machine: bookingMachine,
    actions: bookingActions,
    rowIn: (state: string) => ({ status: codes.booking[state as keyof typeof codes.booking] }),
  },
  {
    list: 'payouts',
    kind: payouts as BulkKind<object>,
    machine: payoutMachine,
    actions: payoutActions,
    rowIn: (state: string) => ({ state }),
  },
  {
    list: 'refunds',
    kind: refunds as BulkKind<object>,
    machine: refundMachine,
    actions: refundActions,
    rowIn: (state: string) => ({ state, requestedBy: 'support' }),
  },
];

describe.each(machines)('several rows of $list', ({ list, kind, machine, actions, rowIn }) => {
  test('are offered what staff may do with one, in the same words and as dangerous', () => {
    const offered = stepsOf(list).map(({ event, label, danger }) => ({ event, label, danger }));
    expect(offered).toEqual(
      actions.map(({ event, label, ...rest }) => ({ event, label, danger: 'danger' in rest || undefined })),
    );
  });

  test('are asked for what each step asks for', () => {
    expect(askedBy(list, kind)).toEqual(formsOf(list));
  });

  test.each(Object.keys(machine.states))('are judged by the machine: %s', (state) => {
    for (const { event } of actions) {
      const reason = kind.reasonAgainst(rowIn(state), event, t);
      expect(reason === undefined, `${event} in ${state}`).toBe(
        decide(machine, state, { type: event }) !== undefined,
      );
      if (reason !== undefined) expect(reason).toMatch(/^Not possible while/);
    }
  });
});

describe.each(collectionNames)('several rows of the collection %s', (name) => {
  const machine = collectionMachines[name];
  const store = collectionStore(name, lists[name] as TableDefinition);
  const kind = bulkOf({ name, store, status: machine && { machine, forms: new Map() } });

  test('are asked for what each step asks for', async () => {
    const { status } = await loadParts(name);
    expect(askedBy(name, bulkOf({ name, store, status }))).toEqual(formsOf(name));
  });

  test('have the steps of its machine and the deletion, unasked', () => {
    expect(eventsOf(name)).toEqual([...Object.keys(store.steps), 'delete']);
    expect(stepsOf(name).at(-1)?.confirm).toBe('They are gone for everybody. Their history is kept.');
  });

  test('are judged by its machine and by who has taken which step', () => {
    if (!machine) return expect(kind.reasonAgainst({ _id: '1' }, 'delete', t)).toBeUndefined();
    for (const state of Object.keys(machine.states))
      for (const event of Object.keys(store.steps))
        for (const by of ['chief', 'another']) {
          const steps = Object.fromEntries(Object.keys(store.steps).map((step) => [step, { by }]));
          const said = collections[name].machine?.steps as Record<string, { notBy?: string[] }> | undefined;
          const { notBy } = said?.[event] ?? {};
          const verdict = judgeStep(machine, { state, steps }, event, { admin: 'chief', notBy });
          const reason = kind.reasonAgainst({ _id: '1', state, steps }, event, t);
          expect(reason === undefined, `${event} in ${state} after ${by}`).toBe(
            verdict.refused === undefined,
          );
        }
  });
});

describe('what is done to several rows', () => {
  test('a user is blocked who is not, and the other way round', () => {
    expect(users.reasonAgainst({ _id: 1, block: true }, 'block', t)).toBe('Already blocked.');
    expect(users.reasonAgainst({ _id: 1 }, 'block', t)).toBeUndefined();
    expect(users.reasonAgainst({ _id: 1 }, 'unblock', t)).toBe('Not blocked.');
    expect(users.reasonAgainst({ _id: 1, block: true }, 'unblock', t)).toBeUndefined();
    expect(reviews.reasonAgainst({ _id: 1, hostId: '7' } as never, 'delete', t)).toBeUndefined();
    expect(reviews.reasonAgainst({ _id: 1, hostId: '' } as never, 'delete', t)).toBe(
      'The host of this boat is not known.',
    );
  });

  test.each(Object.entries(lists).filter(([, { bulk }]) => bulk))(
    'each step of %s is a call with a right, and the form that it asks for is one',
    (_, { bulk = [] }) => {
      for (const { call, form } of bulk) {
        const row = calls[call as CallName] as Call;
        expect(row.permission).toMatch(/^[\w-]+\.\w+$/);
        if (form !== undefined) expect(Object.keys(forms)).toContain(form);
      }
    },
  );

  test('a refund that one has asked for oneself is left to another admin', () => {
    const own = { _id: '1', state: 'requested', requestedBy: 'chief' };
    expect(refunds.reasonAgainst(own, 'approve', t)).toBeDefined();
    expect(refunds.reasonAgainst({ ...own, requestedBy: 'support' }, 'approve', t)).toBeUndefined();
  });

  test('reasons are counted, the most frequent first', () => {
    const rows = ['due', 'paid', 'held', 'paid'].map((state, _id) => ({ _id: String(_id), state }));
    const { possible, impossible } = sortOut(rows, (row) => payouts.reasonAgainst(row, 'pay', t));
    expect(possible.map(({ _id }) => _id)).toEqual(['0']);
    expect(impossible.map(({ reason, rows: some }) => [reason, some.length])).toEqual([
      ['Not possible while the status is Paid.', 2],
      ['Not possible while the status is On hold.', 1],
    ]);
  });

  test('the result is a file of which a spreadsheet runs nothing', () => {
    const file = outcomeCsv(
      [
        { id: '1', name: 'Anna', state: 'done' },
        {
          id: '2',
          name: '=cmd',
          state: 'refused',
          error: { key: 'At most {{count}} rows.', values: { count: 3 } },
        },
        { id: '3', name: 'a, b', state: 'waiting' },
      ],
      t,
    );
    expect(file).toBe(
      [
        '\uFEFFKey,Row,Result,Reason',
        '1,Anna,Done,',
        "2,'=cmd,Not done,At most 3 rows.",
        '3,"a, b",Not tried,',
        '',
      ].join('\r\n'),
    );
  });
});

test('bookings of two states are told apart by what they become', () => {
  const rows = [0, 2, 0].map((status) => ({ _id: '1', status }));
  const changes = (some: typeof rows, event: string) =>
    changesOf(some, (row) => bookings.changeOf?.(row, event, t) ?? '');
  expect(changes(rows, 'confirm')).toEqual([
    { change: 'TobeConfirmed → Due', count: 2 },
    { change: 'Due → Confirmed', count: 1 },
  ]);
  expect(changes(rows.slice(0, 1), 'confirm')).toEqual([]);
});

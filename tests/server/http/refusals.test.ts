// Refusals that other tests know by their status: each is caused once, and says its own sentence.
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, expect, it, onTestFinished, test } from 'vitest';
import { codeOf } from '#machines/codes.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import { english } from '#schemas/text.ts';
import type { CallName } from '#schemas/calls.ts';
import type { Campaign } from '#schemas/types.ts';
import { transactions } from '#server/changes/transaction.ts';
import { refusalOfError } from '#server/http/envelope.ts';
import { demandUnused } from '#server/platform/references.ts';
import { ask, useApp, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { dayFromNow, givenPaidBooking, givenPayout, payment } from '#tests/support/server/money.ts';
import { dot, multipart, upload } from '#tests/support/server/multipart.ts';
import {
  givenBoat,
  givenBooking,
  givenCampaign,
  givenUser,
  signedIn,
  type GivenAdmin,
} from '#tests/support/server/rows.ts';

const refusal = { ...messages.refusal, ...serverMessages.refusal };
const said = (key: string, values: Record<string, string | number> = {}): string => english({ key, values });

test.each([
  [
    'a conflict that outlasts every new attempt',
    Object.assign(new Error('x'), { code: '40001' }),
    409,
    refusal.busy,
  ],
  [
    'an event loop that cannot keep up',
    Object.assign(new Error('x'), { statusCode: 503 }),
    503,
    refusal.busy,
  ],
  [
    'a request that is broken off, which is no failure of the database,',
    Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 }),
    400,
    refusal.malformed,
  ],
  ['a full disk', Object.assign(new Error('x'), { code: '53100' }), 503, refusal.full],
  ['a mistake of ours', new TypeError('x is not a function'), 500, refusal.broken],
])('%s is told as what it is', (_what, error, status, text) => {
  const { statusCode, envelope } = refusalOfError(error, 1024);
  expect([statusCode, envelope.error]).toEqual([status, text]);
});

describeEngines('refused in words', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  beforeAll(async () => {
    admin = await signedIn(running.db);
  });
  const asked = (name: CallName, request: Request) =>
    ask(running.app, name, { token: admin.token, ...request });

  /** A call that is refused, with what it is told. */
  type Case = [what: string, prepare: () => Promise<[CallName, Request]>, status: number, text: string];

  const boatWith = async (documents: object = {}) => (await givenBoat(running.db, documents)).id;
  const photo = (boatId: string, slot = 'cover') => ({ params: { boatId, slot } });
  const campaignIn = (status: string) => givenCampaign(running.db, { status });
  const refund = (bookingId: string, amount: number): [CallName, Request] => [
    'requestRefund',
    { body: { bookingId, reason: 1, cancelledAt: new Date().toISOString(), amount } },
  ];

  const cases: Case[] = [
    [
      'a picture for a place that there is not',
      async () => ['saveBoatImage', { ...photo(await boatWith(), 'photo9'), ...upload(dot) }],
      422,
      said(refusal.invalid, { label: 'Slot' }),
    ],
    [
      'a picture that is no form',
      async () => ['saveBoatImage', { ...photo(await boatWith()), body: { photo: 'x' } }],
      415,
      refusal.notUpload,
    ],
    [
      'a picture that ends on its way',
      async () => {
        const { body, headers } = upload(dot);
        return ['saveBoatImage', { ...photo(await boatWith()), body: body.subarray(0, -60), headers }];
      },
      400,
      refusal.uploadBroken,
    ],
    [
      'two pictures at once',
      async () => {
        const file = { filename: 'boat.png', type: 'image/png', content: dot };
        return ['saveBoatImage', { ...photo(await boatWith()), ...multipart(file, file) }];
      },
      422,
      refusal.onePicture,
    ],
    [
      'a picture that is too wide',
      async () => {
        const wide = await sharp({
          create: { width: limits.upload.longestSideRead + 1, height: 1, channels: 3, background: 'navy' },
        })
          .png()
          .toBuffer();
        return ['saveBoatImage', { ...photo(await boatWith()), ...upload(wide) }];
      },
      422,
      refusal.tooManyPixels,
    ],
    [
      'a decision on a document that was not handed in',
      async () => [
        'setBoatStatus',
        { params: { boatId: await boatWith({ navigation: 1 }) }, body: { sort: 'navigation', result: 1 } },
      ],
      409,
      said(refusal.transition, { state: labels.document.approved.text }),
    ],
    [
      'another decision on a confirmed booking',
      async () => {
        const boat = await givenBoat(running.db);
        const { id } = await givenBooking(running.db, boat, { status: codeOf('booking', 'confirmed') });
        return ['setBookingStatus', { params: { id }, body: { value: codeOf('booking', 'due') } }];
      },
      409,
      said(refusal.bookingTransition, { state: labels.booking.confirmed.text }),
    ],
    [
      'a method that is changed while it is off',
      async () => [
        'setPayment',
        { body: { payment: { Zelle: { status: false, name: 'Blue Bay', email: 'pay@bay.example' } } } },
      ],
      409,
      said(refusal.methodOff, { label: 'Zelle' }),
    ],
    [
      'a message that was sent to somebody else',
      async () => {
        const body = { _id: 'message-01', text: 'Hello' };
        await asked('sendMessage', { params: { userId: await givenUser(running.db) }, body });
        return ['sendMessage', { params: { userId: await givenUser(running.db) }, body }];
      },
      409,
      refusal.messageTaken,
    ],
    [
      'a key that is none',
      async () => [
        'sendMessage',
        {
          params: { userId: await givenUser(running.db) },
          body: { text: 'Hello' },
          headers: { 'idempotency-key': 'short' },
        },
      ],
      400,
      serverMessages.submit.malformedKey,
    ],
    [
      'a notification that is sent already',
      async () => ['decideCampaign', { params: { id: await campaignIn('sent') }, body: { event: 'send' } }],
      409,
      said(refusal.campaignTransition, { state: labels.campaign.sent.text }),
    ],
    [
      'a notification for nobody',
      async () => {
        await running.db.query(sql`update users set block = true`);
        return ['addCampaign', { body: { audience: 'all', text: 'Hi' } }];
      },
      422,
      refusal.noRecipients,
    ],
    [
      'a notification for more people than were confirmed',
      async () => {
        await givenUser(running.db);
        const { envelope } = await asked('addCampaign', { body: { audience: 'all', text: 'Hi' } });
        const { _id: id, recipients = 0 } = envelope.data as Campaign;
        await givenUser(running.db);
        const body = { event: 'send', recipients };
        return ['decideCampaign', { params: { id: String(id) }, body }];
      },
      409,
      refusal.recipientsChanged,
    ],
    [
      'a refund of half a cent',
      async () => refund((await givenPaidBooking(running.db)).bookingId, 10.005),
      422,
      said(refusal.wholeCents, { label: 'Amount' }),
    ],
    [
      'a refund of what was not paid',
      async () => {
        const boat = await givenBoat(running.db);
        return refund((await givenBooking(running.db, boat, { date: dayFromNow(9) })).id, 10);
      },
      409,
      refusal.notPaid,
    ],
    [
      'a second refund beside an open one',
      async () => {
        const { bookingId } = await givenPaidBooking(running.db);
        await asked(...refund(bookingId, 10));
        return refund(bookingId, 20);
      },
      409,
      refusal.refundOpen,
    ],
    [
      'payouts whose sum has changed',
      async () => {
        const { payoutId } = await givenPayout(running.db, 'due');
        return ['payPayouts', { body: { ids: [payoutId], total: 1, payment } }];
      },
      409,
      refusal.batchChanged,
    ],
  ];

  it.each(cases)('%s', async (_what, prepare, status, text) => {
    const answered = await asked(...(await prepare()));
    expect(answered.status).toBe(status);
    // Figures of the day are let be.
    const pattern = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(answered.envelope.error).toMatch(new RegExp(`^${pattern.join('[\\d.,]+')}$`));
  });

  it('a role above one’s own, to whom may give roles at all', async () => {
    const right = roles.permissions['admins.edit'];
    const given = right.roles;
    onTestFinished(() => void (right.roles = given));
    right.roles = [1, 2];
    const { token } = await signedIn(running.db, 2);
    const body = { data: { firstName: 'Mia', email: 'mia@staff.example', password: 'long enough', role: 1 } };
    const { status, envelope } = await asked('addAdmin', { body, token });
    expect([status, envelope.error]).toEqual([403, refusal.roleAbove]);
  });

  it('the deletion of what something else than a boat names', async () => {
    const { bookingId } = await givenPaidBooking(running.db);
    await asked(...refund(bookingId, 10));
    const row = { id: 1, label: 'Weather' };
    const change = transactions(running.db, () => undefined);
    const wording = said(refusal.usedElsewhere, { name: 'Weather', form: 'New Refund' });
    await expect(change(null, (tx) => demandUnused(tx, 'refundreasons', row))).rejects.toThrow(wording);
  });
});

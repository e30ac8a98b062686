// A group with a list in each form whose call knows its own fields by name: judged, looked up, stored, answered and told in depth.
import { beforeAll, expect, it, vi } from 'vitest';
import type { CallName } from '#schemas/calls.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import type { HistoryEntry } from '#schemas/types.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenPayout } from '#tests/support/server/money.ts';
import { givenBoat, givenReview, givenUser, signedIn } from '#tests/support/server/rows.ts';

const withGroup = vi.hoisted(() => async (original: () => Promise<unknown>) => {
  const { definition } = (await original()) as { definition: FormDefinition };
  const { createAjv } = await import('#schemas/dialect.ts');
  const port = { type: 'string', title: 'Port', minLength: 2 };
  const brand = { type: 'integer', title: 'Brand', lookup: 'boatbrands' };
  const stops = {
    type: 'array',
    title: 'Stops',
    items: { type: 'object', properties: { port, brand } },
  };
  const pin = { type: 'string', title: 'Pin', roles: [1] };
  const tour = { type: 'object', title: 'Tour', properties: { stops, pin } };
  const users = (definition.schema.then as Schema | undefined)?.properties?.['users'];
  const schema = {
    ...definition.schema,
    properties: { ...definition.schema.properties, tour },
    // Whom a notification names is for one role to choose, so that the others need not send it.
    ...(users ? { then: { properties: { users: { ...users, roles: [1] } } } } : {}),
  } as Schema;
  return {
    definition: {
      ...definition,
      schema,
      validate: createAjv().compile(schema),
    },
  };
});
vi.mock('#schemas/generated/forms/campaign.js', withGroup);
vi.mock('#schemas/generated/forms/message-template.js', withGroup);
vi.mock('#schemas/generated/forms/service-fee.js', withGroup);
vi.mock('#schemas/generated/forms/host-account.js', withGroup);
vi.mock('#schemas/generated/forms/review.js', withGroup);

const tour = {
  stops: [{ port: 'Split', brand: 1 }, { port: 'Vis' }],
  pin: '4711',
};

interface Case {
  call: CallName;
  params?: Record<string, string>;
  body: object;
  /** Whether only the role that may everything saves it. */
  isForOne?: true;
}

describeEngines('a group with a list in a form of its own', (engine) => {
  const running = useApp(engine);
  const tokens: Record<number, string> = {};
  const cases: Record<string, Case> = {};
  beforeAll(async () => {
    for (const role of [1, 2]) tokens[role] = (await signedIn(running.db, role)).token;
    const hostId = await givenUser(running.db);
    const { id: boat } = await givenBoat(running.db, { userId: hostId });
    const reviewId = await givenReview(running.db, boat, {
      review: 4,
      content: 'Clean.',
    });
    const { payoutId } = await givenPayout(running.db, 'due', {});
    const text = 'Hello';
    const added = await ask(running.app, 'addCampaign', {
      body: { audience: 'all', text },
      token: tokens[1],
    });
    const { _id: campaign } = added.envelope.data as { _id: string };
    Object.assign(cases, {
      campaign: {
        call: 'updateCampaign',
        params: { id: campaign },
        body: { audience: 'all', text },
      },
      'message-template': { call: 'saveTemplate', body: { text } },
      'service-fee': { call: 'setFee', body: { fee: 7 }, isForOne: true },
      'host-account': {
        call: 'saveHostAccount',
        params: { id: payoutId },
        body: { holder: 'Ana' },
      },
      review: {
        call: 'updateReview',
        params: { hostId },
        body: { reviewId, review: 4, content: 'Clean.' },
      },
    } satisfies Record<string, Case>);
  });

  it.each(['campaign', 'message-template', 'service-fee', 'host-account', 'review'])('%s', async (form) => {
    const { call, params = {}, body, isForOne } = cases[form] as Case;
    const save = (group: object, role = 1) =>
      ask(running.app, call, {
        params,
        body: { ...body, tour: group },
        token: tokens[role],
      });
    const placeOf = async (group: object, role?: number) => (await save(group, role)).envelope.sort;

    expect(await placeOf({ stops: [{ port: 'Split' }, { port: 'V' }] })).toBe('tour.stops.1.port');
    expect(await placeOf({ stops: [{ port: 'Split', brand: 99_999 }] })).toBe('tour.stops.0.brand');
    const saved = await save(tour);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.text).toContain(JSON.stringify(tour.stops[1]));
    if (isForOne) return;
    // Who may not write a field leaves it out, and it stays.
    expect(await placeOf(tour, 2)).toBe('tour.pin');
    const again = await save({ stops: [tour.stops[0], { port: 'Hvar' }] }, 2);
    expect(again.status, again.text).toBe(200);
    expect(again.text).toContain('"port":"Hvar"');
    expect(again.text).toContain('"pin":"4711"');
  });

  it('a notification is counted for the people whom it keeps, also where its writer may not name them', async () => {
    const people = [await givenUser(running.db), await givenUser(running.db)];
    const form = { audience: 'specific', text: 'Hello' };
    const added = await ask(running.app, 'addCampaign', {
      body: { ...form, users: people },
      token: tokens[1],
    });
    const { _id: id } = added.envelope.data as { _id: string };
    const saved = await ask(running.app, 'updateCampaign', { params: { id }, body: form, token: tokens[2] });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.envelope.data).toMatchObject({ users: people, recipients: 2 });
  });

  it('the history of a payout tells the way into the account of its host', async () => {
    const { call, params = {}, body } = cases['host-account'] as Case;
    const save = (port: string) =>
      ask(running.app, call, {
        params,
        body: { ...body, tour: { stops: [{ port }] } },
        token: tokens[1],
      });
    await save('Split');
    await save('Brač');
    const { envelope } = await ask(running.app, 'getHistory', {
      params: { entity: 'payout', id: params['id'] ?? '' },
      token: tokens[1],
    });
    expect((envelope.data as HistoryEntry[])[0]?.changes).toContainEqual({
      field: 'Host account info › Tour › Stops › 1 › Port',
      before: 'Split',
      after: 'Brač',
    });
  });
});

import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { documentTypes } from '#machines/boat-approval.ts';
import { codeOf, codes, type StateOf } from '#machines/codes.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import type { Boat } from '#schemas/types.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { allTransitions, statesOf } from '#tests/support/models/model.ts';
import { fingerprintOf, givenBoat, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

type State = StateOf<'document'>;

const staffEvents: string[] = documentActions.map(({ event }) => event);
const byStaff = allTransitions(documentMachine).filter(({ event }) => staffEvents.includes(event));
const cells = statesOf(documentMachine).flatMap((state) =>
  Object.keys(codes.document).flatMap((target) =>
    documentTypes.map((type) => ({
      type,
      state: state as State,
      target: target as State,
      event: byStaff.find((each) => each.state === state && each.target === target)?.event,
    })),
  ),
);
const allowed = cells.filter(({ event }) => event);
const texts = {
  approved: (type: string) => `Admin Aprrove the document's ${type}`,
  pending: (type: string) => `Admin ask the document's ${type}`,
  undecided: () => '',
};

describeEngines('the status of a document', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  beforeAll(async () => {
    admin = await signedIn(running.db, 2);
  });

  const decide = (boatId: string, body: unknown, request: Request = {}): Promise<Answered> =>
    ask(running.app, 'setBoatStatus', { params: { boatId }, body, token: admin.token, ...request });
  const auditsOf = (id: string) =>
    running.db.query<{ admin_id: string; action: string; before: Boat; after: Boat }>(
      sql`select admin_id, action, before, after from audits where entity = 'boat' and entity_id = ${id} order by number`,
    );
  const alertsOf = (id: string) =>
    running.db.query<{ event: string; audience: string; payload: Record<string, unknown> }>(sql`
      select event, audience, payload from alerts
      where payload->>'boatId' = ${id} or payload->>'id' = ${id} order by number`);

  it('§4 may be changed by staff in three ways', () => {
    expect(byStaff.map(({ state, event, target }) => `${state} ${event} ${target}`).sort()).toEqual([
      'approved askVerification pending',
      'undecided approve approved',
      'undecided reject pending',
    ]);
    expect(allowed).toHaveLength(6);
  });

  it.each(allowed)('§4 of $type: $state, $event, then $target', async ({ type, state, target, event }) => {
    const other = type === 'navigation' ? 'authorization' : 'navigation';
    const { id, userId } = await givenBoat(running.db, {
      [type]: codeOf('document', state),
      [other]: codeOf('document', 'pending'),
    });
    const bystander = await givenBoat(running.db, { userId });
    const before = await running.db.query(sql`select * from boats where _id = ${bystander.id}`);
    const { status, envelope } = await decide(id, { sort: type, result: codeOf('document', target) });
    expect(status).toBe(200);
    expect(envelope['user']).toBe(userId);
    const boat = envelope.data as Boat;
    const expected = { [type]: codeOf('document', target), [other]: codeOf('document', 'pending') };
    expect(boat.status).toEqual(expected);
    expect(boat.version).toBe(2);

    const [row] = await running.db.query(sql`
      select navigation, "authorization", version from boats where _id = ${id}`);
    expect(row).toEqual({ ...expected, version: 2 });
    expect(await running.db.query(sql`select * from boats where _id = ${bystander.id}`)).toEqual(before);

    const audits = await auditsOf(id);
    expect(audits).toHaveLength(1);
    expect(audits[0]).toMatchObject({ admin_id: admin.id, action: event });
    expect(audits[0]?.before).toMatchObject({ version: 1, status: { [type]: codeOf('document', state) } });
    expect(audits[0]?.after).toMatchObject({ version: 2, status: expected });

    const message = texts[target](type);
    expect(await alertsOf(id)).toEqual([
      {
        event: 'admindocalert',
        audience: `user:${userId}`,
        payload: { userId, boatId: id, type, message },
      },
      { event: 'changed', audience: 'admins', payload: { entity: 'boat', id, version: 2 } },
    ]);
  });

  it.each([
    [{ sort: 'navigation' }, 422],
    [{ result: 1 }, 422],
    [{ sort: 'licence', result: 1 }, 422],
    [{ sort: '__proto__', result: 1 }, 422],
    [{ sort: 'navigation', result: 3 }, 422],
    [{ sort: 'navigation', result: -1 }, 422],
    [{ sort: 'navigation', result: '1' }, 422],
    [{ sort: 'navigation', result: 1.5 }, 422],
    [{ sort: 'navigation', result: true }, 422],
    [{ sort: 'navigation', result: 1, user: 'me' }, 422],
    [[], 422],
  ])('§7 is not changed by the body %j', async (body, expected) => {
    const { id } = await givenBoat(running.db);
    const before = await fingerprintOf(running.db);
    expect((await decide(id, body)).status).toBe(expected);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('of a boat that does not exist answers 404', async () => {
    const { status, envelope } = await decide('nowhere', { sort: 'navigation', result: 1 });
    expect({ status, error: envelope.error }).toEqual({
      status: 404,
      error: 'This boat does not exist any more.',
    });
  });

  it('of an older version of the boat answers 412 with the newer one', async () => {
    const { id } = await givenBoat(running.db);
    const headers = { 'if-match': '"1"' };
    expect((await decide(id, { sort: 'navigation', result: 1 }, { headers })).status).toBe(200);
    const stale = await decide(id, { sort: 'authorization', result: 1 }, { headers });
    expect(stale.status).toBe(412);
    expect(stale.envelope.data).toMatchObject({ _id: id, version: 2, status: { navigation: 1 } });
    expect(await auditsOf(id)).toHaveLength(1);
  });

  it('approved and rejected at once by two who saw the same: one wins, and the owner hears once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, userId } = await givenBoat(running.db);
      const headers = { 'if-match': '1' };
      const answers = await Promise.all(
        [1, 2].map((result) => decide(id, { sort: 'navigation', result }, { headers })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const winner = answers.find(({ status }) => status === 200)?.envelope.data as Boat;
      const [row] = await running.db.query(sql`select navigation, version from boats where _id = ${id}`);
      expect(row).toEqual({ navigation: winner.status?.navigation, version: 2 });
      const told = (await alertsOf(id)).filter(({ audience }) => audience === `user:${userId}`);
      expect(told).toHaveLength(1);
      expect(await auditsOf(id)).toHaveLength(1);
    }
  });

  it('approved many times at once without versions is approved once', async () => {
    const { id } = await givenBoat(running.db);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => decide(id, { sort: 'navigation', result: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
    expect(await alertsOf(id)).toHaveLength(2);
  });

  it('leaves numbered alerts without gaps, in the order of the changes', async () => {
    const numbers = await running.db.query<{ number: number }>(
      sql`select number from alerts order by number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  });
});

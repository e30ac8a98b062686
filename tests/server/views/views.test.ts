import sql from 'sql-template-tag';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import limits from '#schemas/limits.json' with { type: 'json' };
import { permissions } from '#schemas/permissions.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { View } from '#schemas/types.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

const said = {
  list: 'bookings',
  path: '/home/bookings',
  name: 'To be confirmed',
  search: '?status=due&sort=-price',
  order: ['_id', 'price'],
  sizes: { price: 140 },
  density: 'compact' as const,
};
/** As it travels: what a form asks for stands by itself. */
const bodyOf = ({ name, ...rest }: Partial<typeof said> = said) => ({ data: { name }, ...rest });

describeEngines('saved views', (engine) => {
  const running = useApp(engine);
  let owner: GivenAdmin;
  let other: GivenAdmin;
  let support: GivenAdmin;
  beforeAll(async () => {
    [owner, other] = [await signedIn(running.db, 2), await signedIn(running.db, 1)];
    support = await signedIn(running.db, 3);
  });
  beforeEach(() => running.db.query(sql`delete from views`));

  const add = (by = owner, change: Partial<typeof said> = {}, headers = {}): Promise<Answered> =>
    ask(running.app, 'addView', { body: bodyOf({ ...said, ...change }), token: by.token, headers });
  const added = async (by = owner, change = {}): Promise<View> =>
    (await add(by, change)).envelope.data as View;
  const read = async (by = owner): Promise<View[]> =>
    (await ask(running.app, 'getViews', { token: by.token })).envelope.data as View[];
  const change = (
    call: 'changeView' | 'shareView' | 'deleteView',
    id: string,
    by: GivenAdmin,
    rest: Request = {},
  ) => ask(running.app, call, { params: { id }, token: by.token, ...rest });
  const share = (id: string, by = owner, shared = true): Promise<Answered> =>
    change('shareView', id, by, { body: { shared } });

  it('keep everything that a list shows, for their admin alone', async () => {
    const view = await added();
    expect(view).toMatchObject({ ...said, shared: false, version: 1 });
    expect(await read()).toEqual([{ ...view, isDefault: false }]);
    expect(await read(other)).toEqual([]);
    expect(JSON.stringify(await read())).not.toContain(owner.id);
  });

  it('are of a list that there is, with a name', async () => {
    expect((await add(owner, { list: 'sessions' })).status).toBe(404);
    const refused = await add(owner, { name: ' ' });
    expect([refused.status, refused.envelope.sort]).toEqual([422, 'name']);
    expect((await add(owner, { path: 'https://elsewhere.example' })).envelope.sort).toBe('path');
    expect((await add(owner, { list: 'marina', path: '/home/marina' })).status).toBe(200);
  });

  it('count once when they are sent twice with a key', async () => {
    const key = { 'idempotency-key': 'a-view-once' };
    await add(owner, {}, key);
    await add(owner, {}, key);
    expect(await read()).toHaveLength(1);
  });

  it('are shared by whoever may, seen by everybody, and changed by whoever may share', async () => {
    const { _id } = await added(support);
    expect((await share(_id, support)).status).toBe(403);
    const { _id: id } = await added();
    expect((await share(id)).status).toBe(200);
    expect((await read(support)).map(({ shared, _id: one }) => [one, shared])).toContainEqual([id, true]);
    const renamed = { body: bodyOf({ ...said, name: 'Due' }) };
    expect((await change('changeView', id, support, renamed)).status).toBe(403);
    expect((await change('deleteView', id, support)).status).toBe(403);
    expect((await change('changeView', id, other, renamed)).status).toBe(200);
    expect((await read()).map(({ name }) => name)).toEqual(['Due']);
    // Who takes it back keeps it.
    expect((await share(id, other, false)).status).toBe(200);
    expect(await read()).toEqual([]);
    expect((await read(other)).map(({ _id: one }) => one)).toEqual([id]);
  });

  it('of a list whose rows the role may not read are not told', async () => {
    for (const list of ['bookings', 'marina']) await share((await added(owner, { list }))._id);
    expect((await read(support)).map(({ list }) => list)).toEqual(['bookings', 'marina']);
    for (const right of ['bookings.read', 'marina.read'] as const) {
      const { roles } = permissions[right];
      permissions[right].roles = [2];
      onTestFinished(() => void (permissions[right].roles = roles));
    }
    expect(await read(support)).toEqual([]);
    expect(await read()).toHaveLength(2);
  });

  it('of somebody else do not exist', async () => {
    const { _id } = await added();
    expect((await change('changeView', _id, other, { body: bodyOf() })).status).toBe(404);
    expect((await share(_id, other)).status).toBe(404);
    expect((await change('deleteView', _id, other)).status).toBe(404);
  });

  it('of an older version are not overwritten, and each change is audited', async () => {
    const { _id } = await added();
    const old = { headers: { 'if-match': '"1"' } };
    await change('changeView', _id, owner, { body: bodyOf({ ...said, name: 'Due' }), ...old });
    const late = await change('changeView', _id, owner, { body: bodyOf(), ...old });
    expect([late.status, (late.envelope.data as View).name]).toEqual([412, 'Due']);
    await share(_id);
    await change('deleteView', _id, owner);
    const audits = await running.db.query<{ action: string }>(
      sql`select action from audits where entity = 'view' and entity_id = ${_id} order by number`,
    );
    expect(audits.map(({ action }) => action)).toEqual(['add', 'edit', 'share', 'delete']);
  });

  it('tell the other admins of shared ones only', async () => {
    const told = (id: string) =>
      running.db.query(
        sql`select 1 from alerts where payload ->> 'entity' = 'view' and payload ->> 'id' = ${id}`,
      );
    const { _id } = await added();
    expect(await told(_id)).toHaveLength(0);
    await share(_id);
    expect((await told(_id)).length).toBeGreaterThan(0);
  });

  it('stand in the order of each admin, with one that the list opens with', async () => {
    const [first, second, third] = [await added(), await added(), await added()];
    for (const { _id } of [first, second, third]) await share(_id);
    const order = [third._id, first._id];
    const arranged = await ask(running.app, 'arrangeViews', {
      params: { list: 'bookings' },
      body: { order, default: third._id },
      token: owner.token,
    });
    expect(arranged.status).toBe(200);
    const seen = (all: View[]) => all.map(({ _id, isDefault }) => [_id, isDefault]);
    expect(seen(await read())).toEqual([
      [third._id, true],
      [first._id, false],
      [second._id, false],
    ]);
    expect(seen(await read(other))).toEqual([first, second, third].map(({ _id }) => [_id, false]));
  });

  it('are at most as many as there may be', async () => {
    await running.db.query(sql`
      insert into views (_id, list, admin_id, shared, attributes)
      select 'view-' || n, 'bookings', ${owner.id}, false, '{}' from generate_series(1, ${limits.views.ofList}::int) n`);
    const refused = await add();
    expect(refused.status).toBe(409);
    expect(refused.envelope.text).toEqual({
      key: messages.refusal.manyViews,
      values: { count: limits.views.ofList },
    });
    expect((await add(owner, { list: 'users', path: '/home/users' })).status).toBe(200);
  });

  it('outlive the account of who shared them; personal ones go with it', async () => {
    const leaver = await signedIn(running.db, 2);
    const [personal, shared] = [await added(leaver), await added(leaver)];
    await share(shared._id, leaver);
    await ask(running.app, 'deleteAdmin', { params: { id: leaver.id }, token: other.token });
    const left = await running.db.query<{ _id: string }>(sql`select _id from views`);
    expect(left).toEqual([{ _id: shared._id }]);
    expect(personal._id).not.toBe(shared._id);
    expect((await read()).map(({ _id }) => _id)).toEqual([shared._id]);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Note } from '#schemas/types.ts';
import { holdRow, insertNote, listNotes } from '#server/notes/queries.ts';
import { mentionedIn } from '#server/notes/mentions.ts';
import { ask, marketplaceToken, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { gate } from '#tests/support/gate.ts';
import { givenRefund } from '#tests/support/server/money.ts';
import { givenBoat, givenCollectionRow, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

const { refusal } = messages;
const text = 'The host called about the licence.';

describeEngines('notes', (engine) => {
  const running = useApp(engine, { MARKETPLACE_TOKEN: marketplaceToken });
  let writer: GivenAdmin;
  let other: GivenAdmin;
  let boatId: string;
  beforeAll(async () => {
    [writer, other] = [await signedIn(running.db, 3), await signedIn(running.db, 2)];
    await running.db.query(
      sql`update admins set attributes = '{"firstName": "Zoë", "lastName": "Quist"}' where _id = ${other.id}`,
    );
    boatId = (await givenBoat(running.db)).id;
  });

  const add = (entity: string, id: string, said = text, headers = {}): Promise<Answered> =>
    ask(running.app, 'addNote', {
      params: { entity, id },
      body: { text: said },
      token: writer.token,
      headers,
    });
  const read = (entity: string, id: string): Promise<Answered> =>
    ask(running.app, 'getNotes', { params: { entity, id }, token: other.token });
  const rung = (): Promise<{ audience: string; payload: Record<string, unknown> }[]> =>
    running.db.query(sql`select audience, payload from alerts where event = 'mention' order by number`);

  it('stand at rows of every noun, collections too, with who wrote them and when', async () => {
    const { refundId, payoutId, bookingId } = await givenRefund(running.db, 'requested');
    const [user] = await running.db.query<{ _id: string }>(sql`select _id from users limit 1`);
    const marina = await givenCollectionRow(running.db, 'marina', { name: 'ACI' });
    const places = {
      boat: boatId,
      user: user?._id,
      refund: refundId,
      payout: payoutId,
      booking: bookingId,
      marina,
    };
    for (const [entity, id] of Object.entries(places)) {
      if (id === undefined) continue;
      expect([entity, (await add(entity, id)).status]).toEqual([entity, 200]);
      const [note] = (await read(entity, id)).envelope.data as Note[];
      expect(note).toMatchObject({ text, admin: { _id: writer.id, firstName: 'Ada' } });
    }
  });

  it('stand at no row that is not there, and at nothing that is no noun', async () => {
    expect((await add('boat', 'gone')).status).toBe(404);
    expect((await add('admin', writer.id)).status).toBe(404);
    expect((await read('sessions', 'x')).status).toBe(404);
    expect((await add('boat', boatId, '  ')).envelope.sort).toBe('text');
  });

  it('go with a row that is deleted while one is being written', async () => {
    const place = { entity: 'marina', id: await givenCollectionRow(running.db, 'marina', { name: 'ACI' }) };
    const { token } = await signedIn(running.db, 1);
    const { passed: begun, open: begin } = gate();
    const deleted = begun.then(() => ask(running.app, 'marina.delete', { params: { id: place.id }, token }));
    await running.db.transaction(async (tx) => {
      await holdRow(tx, place);
      begin();
      await Promise.race([deleted, wait(300)]);
      await insertNote(tx, place, writer.id, { text });
    });
    expect((await deleted).status).toBe(200);
    expect(await listNotes(running.db, place, { before: 0, most: 1 })).toEqual([]);
    expect((await add(place.entity, place.id)).status).toBe(404);
  });

  it('count once when they are sent twice with a key', async () => {
    const { id } = await givenBoat(running.db);
    const key = { 'idempotency-key': 'a-note-once' };
    await add('boat', id, text, key);
    await add('boat', id, text, key);
    expect((await read('boat', id)).envelope.data).toHaveLength(1);
  });

  it('are deleted by who wrote them, and both is audited', async () => {
    const { id } = await givenBoat(running.db);
    const { number } = (await add('boat', id)).envelope.data as Note;
    const params = { entity: 'boat', id, number: String(number) };
    const foreign = await ask(running.app, 'deleteNote', { params, token: other.token });
    expect([foreign.status, foreign.envelope.error]).toEqual([403, refusal.othersNote]);
    expect((await ask(running.app, 'deleteNote', { params, token: writer.token })).status).toBe(200);
    expect((await read('boat', id)).envelope.data).toEqual([]);
    const audits = await running.db.query(
      sql`select action from audits where entity_id = ${`boat:${id}`} order by number`,
    );
    expect(audits).toEqual([{ action: 'addNote' }, { action: 'deleteNote' }]);
  });

  it('ring the bell of whom they mention, once, and never that of the writer', async () => {
    const before = (await rung()).length;
    await add('boat', boatId, '@zoë quist and @Zoë: see a@zoë.example');
    await add('boat', boatId, '@Ada Test it is me, @Nobody');
    const alerts = (await rung()).slice(before).filter(({ audience }) => audience === `admin:${other.id}`);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.payload).toMatchObject({ boatId, text: { values: { name: 'Ada Test' } } });
    expect((await rung()).every(({ audience }) => audience !== `admin:${writer.id}`)).toBe(true);
  });

  it('are in no answer about the row, in no history, and told to no host or guest', async () => {
    const secret = 'Only for us: do not trust this one.';
    await add('boat', boatId, secret);
    const { token } = other;
    const answers = [
      await ask(running.app, 'getBoat', { params: { id: boatId }, token }),
      await ask(running.app, 'getAllBoats', { token }),
      await ask(running.app, 'getHistory', { params: { entity: 'boat', id: boatId }, token }),
    ];
    for (const answer of answers) expect([answer.status, answer.text.includes(secret)]).toEqual([200, false]);
    const outside = await running.db.query(
      sql`select * from alerts where audience like 'user:%' and payload::text like ${`%${secret}%`}`,
    );
    expect(outside).toEqual([]);
    const params = { entity: 'boat', id: boatId };
    expect((await ask(running.app, 'getNotes', { params, token: marketplaceToken })).status).toBe(401);
  });

  it('know the other admins by name only', async () => {
    const { envelope, text: sent } = await ask(running.app, 'getColleagues', { token: writer.token });
    expect(envelope.data).toContainEqual({ _id: other.id, name: 'Zoë Quist' });
    expect(sent).not.toContain('@staff.example');
  });
});

describe('whom a text mentions', () => {
  const colleague = (firstName: string, lastName: string) => ({
    _id: `${firstName}${lastName}`,
    firstName,
    name: `${firstName} ${lastName}`.trim(),
    role: 1,
  });
  const colleagues = [
    colleague('Ana', 'Li'),
    colleague('Ana', 'Lind'),
    colleague('Bo', 'Berg'),
    colleague('Mia', 'Adler'),
    colleague('mia', 'Zorn'),
    colleague('', ''),
  ];
  it.each([
    ['@Ana Lind, please', ['AnaLind']],
    ['(@ana li)', ['AnaLi']],
    ['@Ana', []],
    ['@Mia', []],
    ['@Bo @Bo Berg', ['BoBerg']],
    ['@Bob', []],
    ['mail@Bo', []],
    ['@', []],
    ['From İzmir to İstanbul: @Ana Lind', ['AnaLind']],
  ])('%s', (said, ids) => {
    expect(mentionedIn(said, colleagues)).toEqual(ids);
  });
});

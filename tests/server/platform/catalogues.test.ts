import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#schemas/calls.ts';
import type { CatalogueName, CatalogueRow, HistoryEntry } from '#schemas/types.ts';
import { sweep } from '#server/files/sweeper.ts';
import { openStorage } from '#server/files/open-storage.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { picturesIn } from '#tests/support/files.ts';
import { titled } from '#tests/support/server/multipart.ts';
import { givenBoat, signedIn } from '#tests/support/server/rows.ts';

interface Kind {
  catalogue: CatalogueName;
  list: CallName;
  save: CallName;
  remove: CallName;
  field: 'name' | 'title';
  label: string;
  /** The attribute of a boat that names a row. */
  used: (id: number) => object;
  request: (id: number, text: string) => Request;
}

const named = (id: number, name: string): Request => ({ body: { id, name } });
const withIcon = (id: number, title: string): Request => ({ params: { id: String(id) }, ...titled(title) });

const kinds: Kind[] = [
  {
    catalogue: 'boattypes',
    list: 'getBoatTypes',
    save: 'addBoatType',
    remove: 'deleteBoatType',
    field: 'name',
    label: 'Type Name',
    used: (boattype) => ({ boattype }),
    request: named,
  },
  {
    catalogue: 'boatbrands',
    list: 'getBoatBrands',
    save: 'addBoatBrand',
    remove: 'deleteBoatBrand',
    field: 'name',
    label: 'Brand Name',
    used: (id) => ({ boatbrand: String(id) }),
    request: named,
  },
  {
    catalogue: 'accessories',
    list: 'getAccessories',
    save: 'setAccessory',
    remove: 'deleteAccessory',
    field: 'title',
    label: 'Title',
    used: (id) => ({ accessories: [1, id] }),
    request: withIcon,
  },
  {
    catalogue: 'allowes',
    list: 'getAllowed',
    save: 'setAllowed',
    remove: 'deleteAllowed',
    field: 'title',
    label: 'Title',
    used: (id) => ({ allowes: [String(id)] }),
    request: withIcon,
  },
];

const isNew = { 'if-none-match': '*' };

describeEngines('the catalogues', (engine) => {
  const running = useApp(engine);
  let token: string;
  beforeEach(async () => {
    ({ token } = await signedIn(running.db, 2));
  });

  describe.each(kinds)('$catalogue', ({ catalogue, list, save, remove, field, label, used, request }) => {
    const rows = async (): Promise<CatalogueRow[]> =>
      (await ask(running.app, list, { token })).envelope.data as CatalogueRow[];
    const rowOf = async (id: unknown): Promise<CatalogueRow | undefined> =>
      (await rows()).find((row) => row.id === id);
    const send = (id: number, text: string, headers = {}): Promise<Answered> => {
      const asked = request(id, text);
      return ask(running.app, save, { token, ...asked, headers: { ...asked.headers, ...headers } });
    };
    const drop = (id: number, headers = {}): Promise<Answered> =>
      ask(running.app, remove, { token, params: { id: String(id) }, headers });
    const highest = async (): Promise<number> => Math.max(...(await rows()).map(({ id }) => Number(id)));

    it('§7 a row is added, changed and deleted, and each answer holds the list', async () => {
      const id = (await highest()) + 1;
      const added = await send(id, 'First');
      expect(added.status).toBe(200);
      expect(added.envelope.data).toEqual(await rows());
      expect(await rowOf(id)).toMatchObject({ _id: id, id, [field]: 'First', version: 1 });
      await send(id, 'Second');
      expect(await rowOf(id)).toMatchObject({ [field]: 'Second', version: 2 });
      expect((await drop(id)).envelope.data).toEqual(await rows());
      expect(await rowOf(id)).toBeUndefined();
      expect((await drop(id)).status).toBe(404);
    });

    it('a row can be added after one that has the last number', async () => {
      const last = 999_999_999;
      await send(last, 'Last');
      const added = await send(last, 'One more', isNew);
      const id = Number(added.envelope['id']);
      expect(await rowOf(id)).toMatchObject({ [field]: 'One more' });
      expect(await rowOf(last)).toMatchObject({ [field]: 'Last' });
      for (const one of [id, last]) expect((await drop(one)).status).toBe(200);
    });

    it('a row with the number of a deleted one begins without its notes and its history', async () => {
      const id = (await highest()) + 1;
      const params = { entity: catalogue, id: String(id) };
      const actions = async () => {
        const { envelope } = await ask(running.app, 'getHistory', { token, params });
        return (envelope.data as HistoryEntry[]).map(({ action }) => action);
      };
      await send(id, 'Weather');
      await ask(running.app, 'addNote', { token, params, body: { text: 'Only with proof.' } });
      await drop(id);
      expect((await actions()).slice(0, 2)).toEqual(['delete', 'add']);
      await send(id, 'Illness');
      expect((await ask(running.app, 'getNotes', { token, params })).envelope.data).toEqual([]);
      expect(await actions()).toEqual(['add']);
      await drop(id);
    });

    it('§2 two admins who add at once get a row each: the second one takes the next free id', async () => {
      const id = (await highest()) + 1;
      const answers = await Promise.all([
        send(id, 'Mine', isNew),
        send(id, 'Yours', isNew),
        send(id, 'Theirs', isNew),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers.map(({ envelope }) => envelope['id']).sort()).toEqual([id, id + 1, id + 2]);
      const texts = (await rows()).filter((row) => Number(row.id) >= id).map((row) => row[field]);
      expect(texts.sort()).toEqual(['Mine', 'Theirs', 'Yours']);
      for (const added of [id, id + 1, id + 2]) await drop(added);
    });

    it('§2 a submit that is repeated is answered with the id that its row has got', async () => {
      const taken = (await highest()) + 1;
      await send(taken, 'First', isNew);
      const headers = { ...isNew, 'idempotency-key': randomUUID() };
      const added = await send(taken, 'Second', headers);
      const again = await send(taken, 'Second', headers);
      expect([added.envelope['id'], again.envelope['id']]).toEqual([taken + 1, taken + 1]);
      expect(await highest()).toBe(taken + 1);
      for (const id of [taken, taken + 1]) await drop(id);
    });

    it('an edit of a version that is not the newest answers 412 with the newer row, of one that is gone 404', async () => {
      const id = (await highest()) + 1;
      await send(id, 'One', isNew);
      await send(id, 'Two', { 'if-match': '"1"' });
      const late = await send(id, 'Three', { 'if-match': '"1"' });
      expect(late.status).toBe(412);
      expect(late.envelope.data).toMatchObject({ id, [field]: 'Two', version: 2 });
      expect((await drop(id, { 'if-match': '"0", "1"' })).status).toBe(412);
      expect((await drop(id, { 'if-match': '"1", "2"' })).status).toBe(200);
      expect((await send(id, 'Four', { 'if-match': '"2"' })).status).toBe(404);
      expect(await rowOf(id)).toBeUndefined();
    });

    it('a row that boats use is not deleted, and the sentence says how many', async () => {
      const id = (await highest()) + 1;
      await send(id, 'Rare', isNew);
      await givenBoat(running.db, { attributes: used(id) });
      const one = await drop(id);
      expect(one.status).toBe(409);
      expect(one.envelope.error).toBe('Rare cannot be deleted: 1 boat uses it.');
      expect(one.envelope.text).toEqual({
        key: '{{name}} cannot be deleted: {{count}} boats use it.',
        values: { name: 'Rare', count: 1 },
      });
      await givenBoat(running.db, { attributes: used(id) });
      expect((await drop(id)).envelope.error).toBe('Rare cannot be deleted: 2 boats use it.');
      expect(await rowOf(id)).toMatchObject({ [field]: 'Rare' });
    });

    it('§5 an empty text is refused in the words of its field', async () => {
      const id = (await highest()) + 1;
      const { status, envelope } = await send(id, '  ');
      expect(status).toBe(422);
      expect(envelope.errors).toEqual({ [field]: `${label} must not be empty or consist only of spaces.` });
      expect(await rowOf(id)).toBeUndefined();
    });

    it('reliability: each change leaves one audit entry and one alert that names the list', async () => {
      const id = (await highest()) + 1;
      await send(id, 'Told', isNew);
      const [entry] = await running.db.query(
        sql`select action, before, after->>${field} as text from audits where entity = ${catalogue} and entity_id = ${String(id)} order by number desc limit 1`,
      );
      expect(entry).toEqual({ action: 'add', before: null, text: 'Told' });
      const [alert] = await running.db.query(
        sql`select event, audience, payload from alerts order by number desc limit 1`,
      );
      expect(alert).toEqual({
        event: 'changed',
        audience: 'admins',
        payload: { entity: catalogue, id: String(id), version: 1 },
      });
      await drop(id);
    });
  });

  it.each([['x'], ['-1'], ['1.5'], ['99999999999'], ['1; drop table boats']])(
    'the id %j is refused',
    async (id) => {
      expect((await ask(running.app, 'deleteAccessory', { token, params: { id } })).status).toBe(422);
      expect((await ask(running.app, 'setAccessory', { token, params: { id }, ...titled('X') })).status).toBe(
        422,
      );
      expect((await ask(running.app, 'addBoatType', { token, body: { id, name: 'X' } })).status).toBe(422);
    },
  );

  describe('icons', () => {
    const icon = async (id: number): Promise<string> => {
      const { envelope } = await ask(running.app, 'getAccessories', { token });
      return (envelope.data as CatalogueRow[]).find((row) => row.id === id)?.icon ?? '';
    };
    const set = (id: number, text: string, picture?: false): Promise<Answered> => {
      const request = picture === false ? titled(text, null) : titled(text);
      return ask(running.app, 'setAccessory', { token, params: { id: String(id) }, ...request });
    };

    it('§7 a title without a picture keeps the icon; a new row needs one', async () => {
      expect((await set(700, 'Kayak', false)).envelope).toMatchObject({
        sort: 'photo',
        error: 'Choose a picture.',
      });
      expect((await set(700, 'Kayak')).status).toBe(200);
      const first = await icon(700);
      expect(first).toMatch(/^\/images\/catalogues\/accessories-700\/icon-[\da-f]{24}\.webp$/);
      expect((await set(700, 'Sea kayak', false)).status).toBe(200);
      expect(await icon(700)).toBe(first);
    });

    it('a title that cannot be saved is told at its field', async () => {
      const { status, envelope } = await set(703, 'Ka\0yak');
      expect([status, envelope.sort]).toEqual([400, 'title']);
    });

    it('a new icon replaces the file of the old one, which deleting removes; one of ours in public stays', async () => {
      await set(701, 'Kite');
      const first = await icon(701);
      await set(701, 'Kite');
      const second = await icon(701);
      expect(second).not.toBe(first);
      const files = await picturesIn(running.env.DATA_DIR);
      expect(files.some((file) => first.endsWith(file.split('/').at(-1) ?? ''))).toBe(false);
      expect((await running.app.inject(second)).headers['content-type']).toBe('image/webp');
      await ask(running.app, 'deleteAccessory', { token, params: { id: '701' } });
      expect((await running.app.inject(second)).statusCode).toBe(404);
    });

    it('the sweeper leaves the icons that rows name and removes the others', async () => {
      await set(702, 'Drone');
      const kept = await icon(702);
      const storage = openStorage(running.env);
      const orphan = 'images/catalogues/accessories-702/icon-000000000000000000000000.webp';
      await storage.put(orphan, Buffer.from('x'));
      expect(await sweep(storage, running.db, new Date(Date.now() + 60_000))).toEqual([orphan]);
      expect((await running.app.inject(kept)).statusCode).toBe(200);
      await expect(stat(join(running.env.DATA_DIR, orphan))).rejects.toThrow();
    });
  });
});

// Every collection through its calls, made from its definition: whoever adds one has it tried here.
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { forms, tables } from '#schemas/generated/index.ts';
import { fieldOf, labelKeyOf, valueAt } from '#schemas/table.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { CollectionName, HistoryEntry } from '#schemas/types.ts';
import { statusOf } from '#server/collections/row-kind.ts';
import { prepareCollections, seedCollections } from '#server/collections/prepare.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenReferred } from '#tests/support/documents/referred.ts';
import { givenCollectionRow, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';

type Row = Record<string, unknown> & { _id: string; version: number };
type Verb = 'list' | 'read' | 'create' | 'change' | 'delete';

const names = collectionNames;
const dataOf = ({ envelope }: Answered): Row => envelope.data as Row;

describeEngines('a collection', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  beforeAll(async () => {
    admin = await signedIn(running.db, 1);
    for (const name of names) await givenReferred(running.db, name);
  });

  describe.each(names)('%s', (name) => {
    const document = validDocument(forms[collections[name].form]);
    const make = (verb: Verb, request: Request = {}): Promise<Answered> =>
      ask(running.app, `${name}.${verb}`, { token: admin.token, ...request });
    const given = async (): Promise<Row> => dataOf(await make('create', { body: document }));
    const at = ({ _id: id }: Row) => ({ params: { id } });

    it('stores a row whole, answers it, lists it and finds it', async () => {
      const row = await given();
      const kept = { ...statusOf(name), _id: row._id, version: 1, created: expect.any(String) as string };
      // Beside what is stored stands what the rows it refers to are called.
      expect({ ...row, names: undefined }).toEqual({ ...document, ...kept });
      expect(dataOf(await make('read', at(row)))).toEqual(row);
      const { envelope } = await make('list');
      expect(envelope.data).toContainEqual(row);
    });

    it('replaces all that the form has, and tells a second admin who was first', async () => {
      const row = await given();
      const headers = { 'if-match': '"1"' };
      const changed = await make('change', { ...at(row), body: document, headers });
      expect(dataOf(changed)).toMatchObject({ ...document, version: 2 });
      const late = await make('change', { ...at(row), body: document, headers });
      expect(late).toMatchObject({ status: 412, envelope: { error: messages.refusal.stale } });
      expect(dataOf(late).version).toBe(2);
    });

    it('refuses a field that the form does not have, by its name', async () => {
      const { status, envelope } = await make('create', { body: { ...document, strangeField: 1 } });
      expect(status).toBe(422);
      expect(Object.keys(envelope.errors ?? {})).toEqual(['strangeField']);
    });

    it('deletes a row, and keeps its history', async () => {
      const row = await given();
      expect((await make('delete', at(row))).status).toBe(200);
      expect((await make('read', at(row))).status).toBe(404);
      expect((await make('delete', at(row))).status).toBe(404);
      const { envelope } = await ask(running.app, 'getHistory', {
        params: { entity: name, id: row._id },
        token: admin.token,
      });
      expect((envelope.data as HistoryEntry[]).map(({ action }) => action)).toEqual(['delete', 'add']);
    });

    it('pages by every column that sorts, both ways, and every row comes once', async () => {
      const more = await Promise.all([1, 2, 3].map(() => givenCollectionRow(running.db, name, document)));
      for (const { field, key = field } of tables[name].columns.filter(({ sortable }) => sortable))
        for (const sort of [key, `-${key}`]) {
          const found: string[] = [];
          let after: string | undefined;
          do {
            const query = { sort, limit: '2', ...(after ? { after } : {}) };
            const { envelope } = await make('list', { query });
            found.push(...(envelope.data as Row[]).map(({ _id }) => _id));
            after = envelope.page?.next ?? undefined;
          } while (after !== undefined);
          expect(new Set(found).size).toBe(found.length);
          expect(found).toEqual(expect.arrayContaining(more));
        }
    });

    it('is narrowed to each of its labels and choices', async () => {
      const { filters, labels: sets } = tables[name];
      const { _id } = await given();
      for (const filter of filters.filter(({ kind }) => kind === 'label')) {
        const set = sets[filter.labels ?? ''] ?? {};
        const labelsOf = (row: Row) =>
          [valueAt(row, fieldOf(filter))].flat().map((value) => labelKeyOf(set, value));
        const found: Row[] = [];
        for (const label of Object.keys(set)) {
          const { envelope } = await make('list', { query: { [filter.key]: label } });
          const rows = envelope.data as Row[];
          for (const row of rows) expect(labelsOf(row)).toContain(label);
          found.push(...rows);
        }
        expect(found.map((row) => row._id)).toContain(_id);
      }
    });
  });

  it('has its demo rows once, however often the server starts', async () => {
    const count = async (name: CollectionName): Promise<number> => {
      const { envelope } = await ask(running.app, `${name}.list`, { token: admin.token });
      return (envelope.data as Row[]).length;
    };
    await prepareCollections(running.db);
    await seedCollections(running.db);
    await givenCollectionRow(running.db, 'former', { name: 'Kept' });
    const first = await Promise.all(names.map(count));
    expect(await prepareCollections(running.db)).toEqual([
      expect.stringMatching(/^The collection "former" is not configured any more; its 1 rows are kept/),
    ]);
    await seedCollections(running.db);
    expect(await Promise.all(names.map(count))).toEqual(first);
  });
});

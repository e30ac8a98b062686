// Where a form has saved something: in rows of the marketplace's own nouns, of collections, and in what was said with their steps.
import sql from 'sql-template-tag';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import type { CollectionForm, DraftEffect, Subject } from '#schemas/types.ts';
import { listStoredRows, sourcesOf } from '#server/platform/stored-forms-queries.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenCollectionRow, signedIn } from '#tests/support/server/rows.ts';

const incident = { title: 'Bent stanchion', kind: 'damage', happened: '2026-05-02', state: 'settled' };
const entitiesOf = (form: string): string[] => sourcesOf(form).map(({ entity }) => entity);

function fillIn(collection: 'marina' | 'incident', form: string): void {
  const { form: before } = collections[collection];
  onTestFinished(() => void Object.assign(collections[collection], { form: before }));
  Object.assign(collections[collection], { form: form as CollectionForm });
}

describeEngines('what a form has saved', (engine) => {
  const running = useApp(engine);
  let token: string;
  let marina: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db, 1));
    marina = await givenCollectionRow(running.db, 'marina', { name: 'Old Quay', town: 'Vis' });
    const said = { amount: 5, note: 'Paid there.', marina };
    await givenCollectionRow(running.db, 'incident', { ...incident, steps: { settle: { by: 'a', said } } });
    await givenCollectionRow(running.db, 'incident', incident);
  });
  const made = (call: 'marina.delete' | 'weighDraft' | 'getSubject', request: object) =>
    ask(running.app, call, { token, ...request });

  it('is with each of those that share it', () => {
    fillIn('marina', 'incident');
    expect(entitiesOf('incident')).toEqual(['incident', 'marina']);
    fillIn('marina', 'boat-info');
    expect(entitiesOf('boat-info')).toEqual(['boat', 'marina']);
    expect(entitiesOf('login')).toEqual([]);
  });

  it('is what was said with a step', async () => {
    const [source] = sourcesOf('incident-settle');
    const rows = source && (await listStoredRows(running.db, source, { limit: 10, after: undefined }));
    expect(rows).toMatchObject([{ name: incident.title, value: { amount: 5 } }]);
  });

  it('is weighed when the form of a step is edited', async () => {
    const params = { subject: 'incident-settle' };
    const { parts = [] } = (await made('getSubject', { params })).envelope.data as Subject;
    const texts = Object.fromEntries(parts.map(({ part, text }) => [part, text]));
    const schema = texts['schema']?.replace('"minimum": 0', '"minimum": 10');
    const body = { texts: { ...texts, schema } };
    const effect = (await made('weighDraft', { params, body })).envelope.data as DraftEffect;
    // The marina is no field of it: it is refused by the saved form too.
    expect(effect).toMatchObject({ isStored: true, looked: 1, broken: 1 });
    expect(effect.rows).toMatchObject([{ name: incident.title, entity: 'incident', path: 'amount' }]);
  });

  it('keeps the row that it names', async () => {
    const form = forms['incident-settle'];
    const { schema } = form;
    onTestFinished(() => void Object.assign(form, { schema }));
    const properties = { ...schema.properties, marina: { type: 'string', lookup: 'marina' } };
    Object.assign(form, { schema: { ...schema, properties } });
    const { status, envelope } = await made('marina.delete', { params: { id: marina } });
    expect([status, envelope.error]).toEqual([409, expect.stringContaining('Settle the incident')]);
    await running.db.query(sql`delete from collection_rows where collection = 'incident'`);
    expect((await made('marina.delete', { params: { id: marina } })).status).toBe(200);
  });
});

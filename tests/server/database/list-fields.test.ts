// A value of a document that is of another kind than its column counts as missing, and stops no list.
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { tables } from '#schemas/generated/index.ts';
import type { TableDefinition } from '#schemas/table.ts';
import { collectionList } from '#server/collections/queries.ts';
import { besides, where } from '#server/database/list-conditions.ts';
import { fieldIn, readPage, type Kind, type ListSource } from '#server/database/list-page.ts';
import { conditionsOf, orderOf } from '#server/http/lists.ts';
import { useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';

const documents = [{ at: true }, { at: false }, { at: 'unknown' }, { at: '' }, { at: 4 }, { at: null }, {}];

describeEngines('the field of a document', (engine) => {
  const running = useApp(engine);

  it.each<[Kind, unknown[]]>([
    ['boolean', [true, false, null, null, null, null, null]],
    ['number', [null, null, null, null, '4', null, null]],
  ])('is read as %s', async (kind, expected) => {
    const source = { attributes: sql`r.attributes`, fields: {} } as unknown as ListSource;
    const rows = await running.db.query<{ value: unknown }>(sql`
      select ${fieldIn(source, 'at', kind).sql} as value
      from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) with ordinality as r(attributes, at)
      order by r.at`);
    const said = rows.map(({ value }) => (typeof value === 'number' ? String(value) : value));
    expect(said).toEqual(expected);
  });

  it.each([
    [
      '2026-01-31',
      ['2026-01-30', '2026-01-31', '2026-01-31 09:30', '2026-01-31T10:00:00Z', '2026-01-31t10:00:00z'],
    ],
    ['2026-02-01', 6],
    ['2026-01-29', []],
    ['9999-12-31', 6],
  ])('is a day up to %s, whatever time stands behind it', async (to, expected) => {
    const days = [
      '2026-01-30',
      '2026-01-31',
      '2026-01-31 09:30',
      '2026-01-31T10:00:00Z',
      '2026-01-31t10:00:00z',
      '2026-02-01',
    ];
    const field = { sql: sql`day`, kind: 'day' as const };
    const rows = await running.db.query<{ day: string }>(sql`
      select day from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb) with ordinality as r(day, place)
      ${where(besides({ words: [], searched: [], labels: [], days: { field, to } }))} order by place`);
    expect(rows.map(({ day }) => day)).toEqual(
      typeof expected === 'number' ? days.slice(0, expected) : expected,
    );
  });

  it.each([
    ['account', 'active', ['no', 'none']],
    ['account', 'blocked', ['yes']],
    ['booking', 'toBeConfirmed', ['no', 'none']],
    ['booking', 'due', ['yes']],
    ['incident', 'reported', []],
  ])('that is missing is found by the label that it is shown by: %s, %s', async (name, chosen, expected) => {
    const { db } = running;
    await db.query(sql`
      insert into collection_rows (collection, _id, attributes)
      select 'labelled', key, value from jsonb_each(
        '{ "yes": { "account": true, "booking": 2 }, "no": { "account": false, "booking": 0 }, "none": {} }'::jsonb)
      on conflict do nothing`);
    const table: TableDefinition = {
      ...tables.incident,
      filters: [{ key: name, title: name, kind: 'label', labels: name }],
      labels: { ...tables.users.labels, ...tables.bookings.labels, ...tables.incident.labels },
    };
    const source = collectionList('labelled');
    const order = orderOf([table], source, 'created');
    const wanted = conditionsOf([table], source, { [name]: chosen });
    const { text } = await readPage(db, source, wanted, { limit: 9, order });
    const found = (JSON.parse(`[${text}]`) as { _id: string }[]).map(({ _id }) => _id);
    expect(found.sort()).toEqual(expected);
  });
});

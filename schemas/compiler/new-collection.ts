// The four files that a collection begins with, made of its name and its fields. Runs in a browser too.
import type { NewCollectionForm } from '../types.ts';
import type { Json } from './source.ts';

type Field = NewCollectionForm['fields'][number];

/** What a kind of field is in the form, and how it is shown in the list and by its hints. */
interface Kind {
  schema: Json;
  column?: Json;
  hint?: Json;
}

const kinds: Record<Field['type'], Kind> = {
  text: { schema: { type: 'string', minLength: 1, maxLength: 200 }, column: { sortable: true } },
  longText: { schema: { type: 'string', maxLength: 2000 }, hint: { 'ui:widget': 'textarea' } },
  number: { schema: { type: 'number' }, column: { format: 'number', sortable: true } },
  money: {
    schema: { type: 'number', minimum: 0, multipleOf: 0.01 },
    column: { format: 'money', sortable: true },
  },
  yesNo: { schema: { type: 'boolean' }, column: {} },
  date: { schema: { type: 'string', format: 'date' }, column: { format: 'date', sortable: true } },
  choice: { schema: { type: 'string' }, column: { sortable: true } },
  boat: { schema: { type: 'string', lookup: 'boat' }, column: {} },
  user: { schema: { type: 'string', lookup: 'user' }, column: {} },
  booking: { schema: { type: 'string', lookup: 'booking' }, column: {} },
};

/** The system keeps these of each row. */
const taken = new Set(['_id', 'created', 'version', 'names', 'state', 'steps']);

/** `placeOfBirth` of "Place of birth"; a key that is taken already gets a number. */
function keyOf(title: string, used: Set<string>): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const joined = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  const name = joined.join('').replace(/^(?=[0-9])/, 'n') || 'field';
  let key = name;
  for (let at = 2; used.has(key) || taken.has(key); at += 1) key = `${name}${at}`;
  used.add(key);
  return key;
}

const textOf = (json: Json): string => `${JSON.stringify(json, null, 2)}\n`;

/** By the parts of the subject that a collection is in the workshop. */
export function newCollection(asked: NewCollectionForm): Record<'file' | 'schema' | 'ui' | 'table', string> {
  const { title, singular, fields } = asked;
  const used = new Set<string>();
  const rows = fields.map((field) => ({ ...field, ...kinds[field.type], key: keyOf(field.title, used) }));
  const label = (rows.find(({ type }) => type === 'text') ?? rows[0])?.key ?? '';
  // A row is found and opened by what it is called.
  const named = rows.map((row) => (row.key === label ? { ...row, required: true } : row));
  const required = named.filter((row) => row.required).map(({ key }) => key);
  const columns = named
    .toSorted((a, b) => Number(b.key === label) - Number(a.key === label))
    .filter(({ column, key }) => column ?? key === label)
    .map(({ key, title: head, column }) => ({ field: key, title: head, ...column }));
  const texts = named.filter(({ type }) => type === 'text').map(({ key }) => key);
  const days = named.filter(({ type }) => type === 'date').slice(0, 1);
  const filters = [
    ...named
      .filter(({ type }) => type === 'number' || type === 'money')
      .map(({ key, title: head }) => ({ key, title: head, kind: 'numberRange' })),
    ...days.map(({ key, title: head }) => ({ key, title: head, kind: 'dateRange' })),
  ];
  const sorted = columns.find((column) => 'sortable' in column)?.field;
  const added = { field: 'created', title: 'Added', format: 'date', sortable: true };
  return {
    file: textOf({
      $schema: '../meta/collection.meta.json',
      title,
      singular,
      icon: 'data',
      label,
    }),
    schema: textOf({
      $schema: '../meta/form.meta.json',
      title: singular,
      type: 'object',
      required,
      properties: Object.fromEntries(
        named.map((row) => [
          row.key,
          {
            title: row.title,
            ...row.schema,
            ...('choices' in row && row.choices ? { enum: row.choices } : {}),
          },
        ]),
      ),
    }),
    ui: textOf(Object.fromEntries(named.flatMap(({ key, hint }) => (hint ? [[key, hint]] : [])))),
    table: textOf({
      $schema: '../meta/table.meta.json',
      title,
      columns: [...columns, { ...added, ...(sorted === undefined ? {} : { optional: true }) }],
      ...(texts.length > 0 ? { search: { title: `Search ${title.toLowerCase()}`, fields: texts } } : {}),
      ...(filters.length > 0 ? { filters } : {}),
      sort: { field: sorted ?? 'created', direction: 'ascending' },
    }),
  };
}

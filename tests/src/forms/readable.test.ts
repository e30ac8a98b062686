import { describe, expect, it } from 'vitest';
import { definition as incident } from '#schemas/generated/forms/incident.js';
import type { Schema } from '#schemas/schema.ts';
import { english } from '#schemas/text.ts';
import { differences } from '#src/forms/readable.ts';

type Data = Record<string, unknown>;

const t = (text: Parameters<typeof english>[0], values = {}): string =>
  english(typeof text === 'string' ? { key: text, values } : text);
const rowsOf = (name: string) =>
  name === 'boattypes'
    ? [
        { _id: '3', id: 3, name: 'Sailboat' },
        { _id: '7', id: 7, name: 'Catamaran' },
      ]
    : undefined;
const between = (properties: Record<string, Schema>, mine: Data, theirs: Data, ui: Data = {}) =>
  differences({ schema: { type: 'object', properties }, ui }, { mine, theirs }, { t, rowsOf }).map(
    ({ title, mine: one, theirs: other }) => [title, one, other],
  );

describe('two versions of a row beside each other', () => {
  it('show the fields of whichever branch, by their titles', () => {
    const shared = { title: 'Hull', kind: 'damage', part: 'hull' };
    const sides = { mine: { ...shared, cost: 850 }, theirs: { ...shared, part: 'engine', cost: 900 } };
    expect(differences(incident, sides, { t, rowsOf })).toEqual([
      { key: 'part', title: 'Damaged part', mine: 'Hull', theirs: 'Engine' },
      { key: 'cost', title: 'Estimated cost', mine: '850', theirs: '900' },
    ]);
  });

  it('show choices, rows of a list, a yes and a no by their names', () => {
    const types: Schema = { title: 'Types', type: 'array', lookup: 'boattypes' };
    expect(between({ type: { title: 'Type', lookup: 'boattypes' } }, { type: 3 }, { type: '7' })).toEqual([
      ['Type', 'Sailboat', 'Catamaran'],
    ]);
    expect(between({ types }, { types: [3, 9] }, { types: [] })).toEqual([
      ['Types', 'Sailboat, No longer in the list (9)', undefined],
    ]);
    expect(between({ on: { type: 'boolean' } }, { on: true }, { on: false })).toEqual([['on', 'Yes', 'No']]);
    const people: Data[] = [{ name: 'Ivo', role: 'harbour' }, { name: 'Ada' }];
    expect(differences(incident, { mine: { people }, theirs: {} }, { t })).toMatchObject([
      { mine: 'Name: Ivo, Role: Harbour; Name: Ada', theirs: undefined },
    ]);
  });

  it('show a moment as every other one is written', () => {
    const start: Schema = { type: ['string', 'null'], format: 'date-time' };
    expect(between({ start }, { start: '2026-05-01T09:30:00.000Z' }, { start: null })).toEqual([
      ['start', '2026-05-01 09:30 UTC', undefined],
    ]);
  });

  it.each<[string, Schema, Data]>([
    ['its widget', {}, { 'ui:widget': 'password' }],
    ['the name of the component', {}, { 'ui:widget': 'PasswordWidget' }],
    ['its options', {}, { 'ui:options': { widget: 'password' } }],
    ['its format', { format: 'password' }, {}],
  ])('never show a password, known by %s', (_, schema, hints) => {
    const secret: Schema = { type: 'string', ...schema };
    expect(between({ secret }, { secret: 'typed' }, {}, { secret: hints })).toEqual([
      ['secret', '••••••••', undefined],
    ]);
    const bank: Schema = { type: 'object', properties: { secret } };
    expect(between({ bank }, { bank: { secret: 'typed' } }, {}, { bank: { secret: hints } })).toEqual([
      ['bank', 'secret: ••••••••', undefined],
    ]);
  });

  it('do not differ by the signature of a picture', () => {
    const sides = { mine: { pictures: ['/a.webp?expires=1'] }, theirs: { pictures: ['/a.webp?expires=2'] } };
    expect(differences(incident, sides, { t })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { today } from '#schemas/days.ts';
import { validatorOf } from '#schemas/dialect.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import { modelOf } from '#src/forms/form-model.ts';

/** A form as the workshop gets it: with a validator, and no function for its parts. */
function formOf(schema: Schema): FormDefinition {
  const whole = { $id: 'tried', type: 'object', ...schema };
  return { name: 'tried', schema: whole, ui: {}, validate: validatorOf(whole), validators: {} };
}
const sentBy = (schema: Schema, data: Record<string, unknown>, role?: number): unknown =>
  modelOf(formOf(schema), role).sent(data);
const startOf = (schema: Schema, value: object): unknown => modelOf(formOf(schema), undefined).start(value);
const refusedBy = (schema: Schema, data: Record<string, unknown>): (string | undefined)[] => {
  const { validator, schema: whole, transformErrors } = modelOf(formOf(schema), undefined);
  return validator
    .validateFormData(data, whole, undefined, transformErrors)
    .errors.map(({ property }) => property);
};

it('a field that begins with today has that day where nothing is stored', () => {
  const schema: Schema = { properties: { date: { type: 'string', dynamicDefault: 'today' } } };
  expect(startOf(schema, {})).toEqual({ date: today() });
  expect(startOf(schema, { date: '2026-01-05' })).toEqual({ date: '2026-01-05' });
});

it('a field that is always empty holds its null before it is drawn, so that nobody has changed anything', () => {
  const properties: Schema['properties'] = { remark: { type: 'null' }, boat: { type: 'string' } };
  expect(startOf({ properties }, { boat: 'Aurora' })).toEqual({ boat: 'Aurora', remark: null });
});

it('a key of one’s own is sent whatever it is called', () => {
  const boats = { constructor: 'Bavaria', toString: 'c', length: '1' };
  const open: Schema = { type: 'object', properties: { name: { type: 'string' } } };
  expect(sentBy({ properties: { open } }, { open: { name: 'x', ...boats } })).toEqual({
    open: { name: 'x', ...boats },
  });
  const map: Schema = { type: 'object', additionalProperties: { type: 'string' } };
  expect(sentBy({ properties: { map } }, { map: boats })).toEqual({ map: boats });
});

const text = { type: 'string' };
const on = { properties: { on: { const: true } }, required: ['on'] };
const conditional: Schema = {
  type: 'object',
  properties: { on: { type: 'boolean' } },
  if: on,
  then: { properties: { host: { ...text, minLength: 2 } }, required: ['host'] },
  else: { properties: { guest: text } },
};

describe('a field that does not apply now is not sent', () => {
  it('where the whole form depends on a field', () => {
    const typed = { host: 'Ada', guest: 'Ben' };
    expect(sentBy(conditional, { on: true, ...typed })).toEqual({ on: true, host: 'Ada' });
    expect(sentBy(conditional, { on: false, ...typed })).toEqual({ on: false, guest: 'Ben' });
  });

  it('where a branch forbids it', () => {
    const schema: Schema = {
      properties: { on: { type: 'boolean' }, start: text, end: text },
      if: on,
      then: { required: ['start'] },
      else: { properties: { start: false, end: false } as never },
    };
    expect(sentBy(schema, { on: false, start: 'a', end: 'b' })).toEqual({ on: false });
    expect(sentBy(schema, { on: true, start: 'a', end: 'b' })).toEqual({ on: true, start: 'a', end: 'b' });
  });

  it('in an object within', () => {
    expect(
      sentBy({ properties: { boat: conditional } }, { boat: { on: false, host: 'A', guest: 'B' } }),
    ).toEqual({
      boat: { on: false, guest: 'B' },
    });
  });

  it('in each row of a list by itself', () => {
    const rows = [
      { on: true, host: 'A', guest: 'B' },
      { on: false, host: 'A', guest: 'B' },
    ];
    expect(sentBy({ properties: { boats: { type: 'array', items: conditional } } }, { boats: rows })).toEqual(
      {
        boats: [
          { on: true, host: 'A' },
          { on: false, guest: 'B' },
        ],
      },
    );
  });

  it('where a condition stands within a condition', () => {
    const inner: Schema = {
      properties: { deep: { type: 'boolean' } },
      if: { properties: { deep: { const: true } }, required: ['deep'] },
      then: { properties: { bottom: text } },
    };
    const schema: Schema = { properties: { on: { type: 'boolean' } }, if: on, then: inner };
    const typed = { deep: true, bottom: 'x' };
    expect(sentBy(schema, { on: true, ...typed })).toEqual({ on: true, ...typed });
    expect(sentBy(schema, { on: true, deep: false, bottom: 'x' })).toEqual({ on: true, deep: false });
    expect(sentBy(schema, { on: false, ...typed })).toEqual({ on: false });
  });

  it('where several conditions stand beside each other', () => {
    const schema: Schema = {
      properties: { on: { type: 'boolean' }, kind: { type: 'string', enum: ['a', 'b'] } },
      allOf: [
        { if: on, then: { properties: { host: text } } },
        {
          if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
          then: { properties: { note: text } },
        },
      ],
    };
    expect(sentBy(schema, { on: true, kind: 'a', host: 'A', note: 'N' })).toEqual({
      on: true,
      kind: 'a',
      host: 'A',
    });
    expect(sentBy(schema, { on: false, kind: 'b', host: 'A', note: 'N' })).toEqual({
      on: false,
      kind: 'b',
      note: 'N',
    });
  });

  it('where it depends on a field that is empty', () => {
    const schema: Schema = {
      properties: { card: text },
      dependencies: { card: { properties: { address: text }, required: ['address'] } },
    };
    expect(sentBy(schema, { address: 'Kiel' })).toEqual({});
    expect(sentBy(schema, { card: '1', address: 'Kiel' })).toEqual({ card: '1', address: 'Kiel' });
  });

  it('where it belongs to another choice', () => {
    const branch = (kind: string, field: string): Schema => ({
      properties: { kind: { const: kind }, [field]: text },
      required: ['kind'],
    });
    const schema: Schema = { oneOf: [branch('sail', 'mast'), branch('motor', 'engine')] };
    expect(sentBy(schema, { kind: 'motor', mast: 'm', engine: 'e' })).toEqual({ kind: 'motor', engine: 'e' });
  });
});

it("a key of one's own that follows no pattern is refused, and not left out", () => {
  const labels: Schema = {
    type: 'object',
    patternProperties: { '^[a-z]{2}$': text },
    additionalProperties: false,
  };
  const data = { labels: { de: 'Boot', deu: 'Boot' } };
  expect(sentBy({ properties: { labels } }, data)).toEqual(data);
  expect(refusedBy({ properties: { labels } }, data)).toEqual(['.labels.deu']);
});

it('a tuple that nobody has begun is not sent, unless it is required; one that is stored stays', () => {
  const pair = { type: 'array', items: [{ type: 'number' }, { type: 'number' }], additionalItems: false };
  const schema: Schema = { properties: { place: pair, name: text } };
  const begun = startOf(schema, { name: 'Quay' }) as Record<string, unknown>;
  expect(begun['place']).toEqual([undefined, undefined]);
  expect(sentBy(schema, begun)).toEqual({ name: 'Quay' });
  expect(refusedBy(schema, begun)).toEqual([]);
  expect(refusedBy({ ...schema, required: ['place'] }, begun)).not.toEqual([]);
  for (const place of [[], [43.5, 16.4]]) expect(sentBy(schema, { place })).toEqual({ place });
  expect(refusedBy(schema, { place: [43.5, undefined] })).toEqual(['.place.1']);
  // The library makes null of a slot that was emptied.
  expect(sentBy(schema, { place: [null, null] })).toEqual({});
  expect(refusedBy(schema, { place: [43.5, null] })).toEqual(['.place.1']);
  const either: Schema = { type: 'array', items: [{ type: ['number', 'null'] }] };
  expect(sentBy({ properties: { place: either } }, { place: [null] })).toEqual({ place: [null] });
});

it('a list without rows that must have some is not sent, unless it is required', () => {
  const list = { type: 'array', items: text, minItems: 2 };
  const schema: Schema = { properties: { crew: list, free: { type: 'array', items: text } } };
  expect(sentBy(schema, { crew: [], free: [] })).toEqual({ free: [] });
  expect(sentBy(schema, { crew: ['Ann'] })).toEqual({ crew: ['Ann'] });
  expect(refusedBy({ ...schema, required: ['crew'] }, { crew: [] })).toEqual(['.crew']);
});

it('what does not apply is not judged either', () => {
  expect(refusedBy(conditional, { on: false, host: 'x', guest: 'Ben' })).toEqual([]);
  expect(refusedBy(conditional, { on: true, host: 'x' })).toEqual(['.host']);
  expect(refusedBy(conditional, { on: true })).toEqual(['.host']);
});

it('a field kept from a role is not sent, however deep it lies', () => {
  const schema: Schema = {
    properties: {
      name: text,
      fee: { type: 'number', roles: [1] },
      boats: {
        type: 'array',
        items: { type: 'object', properties: { name: text, cost: { ...text, roles: [1, 2] } } },
      },
    },
  };
  const data = { name: 'A', fee: 3, boats: [{ name: 'B', cost: 'C' }] };
  expect(sentBy(schema, data, 1)).toEqual(data);
  expect(sentBy(schema, data, 2)).toEqual({ name: 'A', boats: data.boats });
  expect(sentBy(schema, data, 3)).toEqual({ name: 'A', boats: [{ name: 'B' }] });
});

describe('a form starts', () => {
  const schema: Schema = {
    additionalProperties: false,
    properties: {
      year: { type: 'integer', default: 2010 },
      name: text,
      until: { type: ['string', 'null'] },
      at: { type: 'object', properties: { harbour: { type: 'string', default: 'Kiel' } } },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { count: { type: 'integer', default: 1 } } },
      },
    },
  };

  it('with what was loaded, and its defaults where there is nothing, at every depth', () => {
    expect(startOf(schema, Object.freeze({ year: 1999, rows: [{}, { count: 3 }] }))).toEqual({
      year: 1999,
      at: { harbour: 'Kiel' },
      rows: [{ count: 1 }, { count: 3 }],
    });
  });

  it('with its own fields only, and without a null that it does not know', () => {
    expect(startOf(schema, { status: 1, name: null, until: null, year: 2000 })).toEqual({
      year: 2000,
      until: null,
      at: { harbour: 'Kiel' },
    });
  });

  it('also with what a branch knows that does not apply now', () => {
    expect(
      startOf(
        { ...conditional, unevaluatedProperties: false },
        {
          on: false,
          host: 'Ada',
        },
      ),
    ).toEqual({
      on: false,
      host: 'Ada',
    });
  });
});

describe('a group that need not be there and that nobody has begun', () => {
  const contact: Schema = {
    type: 'object',
    properties: {
      street: text,
      isOwn: { type: 'boolean' },
      lines: { type: 'array', items: text },
      emails: { type: 'array', minItems: 1, items: text },
      people: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          properties: { name: text, roles: { type: 'array', minItems: 1, items: text } },
          required: ['name', 'roles'],
        },
      },
    },
  };
  const formWith = (...required: string[]): Schema => ({
    properties: { name: text, contact: { ...contact, required } },
    required: ['name'],
  });
  const begun = (schema: Schema): Record<string, unknown> =>
    startOf(schema, { name: 'Quay' }) as Record<string, unknown>;

  it.each([
    ['street'],
    ['street', 'lines'],
    ['isOwn', 'lines'],
    ['street', 'emails'],
    ['isOwn', 'emails'],
    ['people'],
    ['street', 'people'],
  ])('is not sent, though it would have to hold %s', (...required) => {
    const schema = formWith(...required);
    expect(sentBy(schema, begun(schema))).toEqual({ name: 'Quay' });
    expect(refusedBy(schema, begun(schema))).toEqual([]);
    const within: Schema = { properties: { name: text, about: schema } };
    expect(sentBy(within, begun(within))).toEqual({ name: 'Quay' });
  });

  it('is whole once somebody has: a box is a no, and a list has no rows', () => {
    const schema = formWith('street', 'isOwn', 'lines');
    expect(sentBy(schema, { name: 'Quay', contact: { street: 'Riva 1' } })).toEqual({
      name: 'Quay',
      contact: { street: 'Riva 1', isOwn: false, lines: [] },
    });
    for (const begunOne of [{ emails: ['a'] }, { people: [{ name: 'Ana', roles: ['x'] }], emails: ['a'] }])
      expect(refusedBy(formWith('street', 'emails'), { name: 'Quay', contact: begunOne })).toEqual([
        '.contact.street',
      ]);
  });

  it('is not sent either where a default fills a part of it, unless it is whole by that', () => {
    const how = { ...text, default: 'by sea' };
    const contact: Schema = {
      type: 'object',
      properties: { street: text, how, more: { properties: { how } } },
    };
    const schema = (...required: string[]): Schema => ({ properties: { contact: { ...contact, required } } });
    const filled = { how: 'by sea', more: { how: 'by sea' } };
    expect(startOf(schema('street'), {})).toEqual({ contact: filled });
    expect(sentBy(schema('street'), { contact: filled })).toEqual({});
    expect(refusedBy(schema('street'), { contact: filled })).toEqual([]);
    expect(sentBy(schema('how'), { contact: filled })).toEqual({ contact: filled });
    expect(refusedBy(schema('street'), { contact: { how: 'by air' } })).toEqual(['.contact.street']);
    expect(refusedBy({ ...schema('street'), required: ['contact'] }, { contact: filled })).toEqual([
      '.contact.street',
    ]);
  });

  it('stays as it is stored', () => {
    const stored = { name: 'Quay', contact: { lines: [] } };
    expect(sentBy(formWith('lines'), stored)).toEqual(stored);
  });

  it('is asked for where it has to be there', () => {
    const schema = { ...formWith('street', 'emails'), required: ['name', 'contact'] };
    expect(refusedBy(schema, begun(schema))).not.toEqual([]);
  });
});

it('a row that somebody has added to a list is asked for, though the list need not be there', () => {
  const schema: Schema = { properties: { tags: { type: 'array', minItems: 1, items: text } } };
  expect(refusedBy(schema, { tags: [null] })).toEqual(['.tags.0']);
});

const shape = (kind: string, field: string): Schema => ({
  properties: { kind: { const: kind }, [field]: text },
  required: ['kind', field],
});

describe('nobody is taken to have said', () => {
  const consent: Schema = { type: 'boolean', const: true };

  it('the only word there is for a field, unless it is required', () => {
    const schema: Schema = { properties: { consent, version: { const: 2 } } };
    expect(startOf(schema, {})).toEqual({});
    expect(startOf({ ...schema, required: ['version'] }, {})).toEqual({ version: 2 });
    expect(startOf({ allOf: [schema], required: ['version'] }, {})).toEqual({ version: 2 });
    expect(startOf({ properties: { rows: { type: 'array', items: schema } } }, { rows: [{}] })).toEqual({
      rows: [{}],
    });
  });

  it.each(['oneOf', 'anyOf'])('the first of several words, which are written as %s', (kind) => {
    const words = {
      [kind]: [
        { const: 'sail', title: 'Sail' },
        { const: 'motor', title: 'Motor' },
      ],
    };
    expect(startOf({ properties: { drive: words } }, {})).toEqual({});
    expect(startOf({ properties: { drive: { type: 'string', ...words } } }, {})).toEqual({});
    expect(startOf({ properties: { drive: { ...words, default: 'motor' } } }, {})).toEqual({
      drive: 'motor',
    });
  });

  it.each(['oneOf', 'anyOf'])('a word that stands beside other shapes, in %s', (kind) => {
    const size: Schema = {
      [kind]: [
        { const: 'small', title: 'Small' },
        { type: 'number', minimum: 1 },
      ],
    };
    expect(startOf({ properties: { size } }, {})).toEqual({});
    expect(startOf({ properties: { size } }, { size: 'small' })).toEqual({ size: 'small' });
    expect(refusedBy({ properties: { size } }, { size: 'small' })).toEqual([]);
  });

  it('the yes that a form wants', () => {
    const schema: Schema = {
      properties: { consent, version: { const: 2 } },
      required: ['consent', 'version'],
    };
    expect(startOf(schema, {})).toEqual({ version: 2 });
    expect(refusedBy(schema, { version: 2 })).toEqual(['.consent']);
  });

  it('which of several shapes a field has, unless it is required', () => {
    const drive: Schema = { type: 'object', oneOf: [shape('sail', 'mast'), shape('motor', 'engine')] };
    const schema: Schema = { properties: { drive } };
    expect(startOf(schema, {})).toEqual({});
    expect(startOf(schema, { drive: { engine: 'Diesel' } })).toEqual({
      drive: { kind: 'motor', engine: 'Diesel' },
    });
    expect(startOf({ ...schema, required: ['drive'] }, {})).toEqual({ drive: { kind: 'sail' } });
    expect(startOf({ properties: { drive: { ...drive, default: { kind: 'motor' } } } }, {})).toEqual({
      drive: { kind: 'motor' },
    });
  });

  it('the word that tells a shape from the others is filled in also where nobody wrote that they are objects', () => {
    const schema: Schema = {
      properties: { drive: { oneOf: [{ $ref: '#/definitions/sail' }, shape('motor', 'engine')] } },
      definitions: { sail: shape('sail', 'mast') },
    };
    expect(startOf(schema, { drive: { mast: 'Fir' } })).toEqual({ drive: { kind: 'sail', mast: 'Fir' } });
  });
});

it('a shape that nobody compiled is judged by reading it, references too', () => {
  const { validator, schema } = modelOf(
    formOf({ properties: {}, definitions: { count: { type: 'integer', minimum: 2 } } }),
    undefined,
  );
  const part = { properties: { n: { $ref: '#/definitions/count' } } };
  expect(validator.isValid(part, { n: 2 }, schema)).toBe(true);
  expect(validator.isValid(part, { n: 1 }, schema)).toBe(false);
});

it.each([{ 'ui:widget': 'radio' }, { 'ui:options': { widget: 'radio' } }])(
  'a yes or no that is asked for by name is no no while nothing is chosen: %j',
  (on) => {
    const form = formOf({ properties: { on: { type: 'boolean' } }, required: ['on'] });
    expect(modelOf(form, undefined).sent({})).toEqual({ on: false });
    expect(modelOf({ ...form, ui: { on } }, undefined).sent({})).toEqual({});
  },
);

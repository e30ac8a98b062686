// What an edit of a form does, in words: every keyword of draft-07 and of ours, before and after.
import { describe, expect, test } from 'vitest';
import { changesBetween, type FormChange } from '#schemas/compiler/changes/changes.ts';
import { english } from '#schemas/text.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';

const inEnglish = ({ text, fields = [], when: _, ...values }: Omit<FormChange, 'kind'>): string =>
  english({ key: text, values: { ...values, fields } });

/** `tightens: In Berth · When Kind is sail: Mast must be filled in now.` */
function told(before: Schema, after: Schema): string[] {
  const changes = changesBetween({ schema: before, ui: {} }, { schema: after, ui: {} });
  return changes.map(({ kind, when = [], ...change }) =>
    [kind, when.map(inEnglish).join(' · '), inEnglish(change)].filter(Boolean).join(': '),
  );
}

const form = (schema: object): Schema => ({ title: 'Boat', type: 'object', ...schema });
const size = (words: object): Schema => form({ properties: { size: { title: 'Size', ...words } } });

type Row = [keyword: string, before: object, after: object, ...told: string[]];

const ofFields: Row[] = [
  [
    'minLength',
    { minLength: 2 },
    { minLength: 3 },
    'tightens: Size has another limit: minLength 2 becomes 3.',
  ],
  [
    'minLength',
    { minLength: 3 },
    { minLength: 2 },
    'loosens: Size has another limit: minLength 3 becomes 2.',
  ],
  [
    'maxLength',
    { maxLength: 3 },
    { maxLength: 2 },
    'tightens: Size has another limit: maxLength 3 becomes 2.',
  ],
  ['maxLength', { maxLength: 3 }, {}, 'loosens: Size has a limit less: maxLength 3.'],
  ['minimum', {}, { minimum: 1 }, 'tightens: Size has a limit now: minimum 1.'],
  ['maximum', { maximum: 9 }, { maximum: 10 }, 'loosens: Size has another limit: maximum 9 becomes 10.'],
  [
    'exclusiveMinimum',
    { exclusiveMinimum: 0 },
    { exclusiveMinimum: 1 },
    'tightens: Size has another limit: exclusiveMinimum 0 becomes 1.',
  ],
  [
    'exclusiveMaximum',
    { exclusiveMaximum: 9 },
    { exclusiveMaximum: 8 },
    'tightens: Size has another limit: exclusiveMaximum 9 becomes 8.',
  ],
  ['minItems', { minItems: 1 }, { minItems: 2 }, 'tightens: Size has another limit: minItems 1 becomes 2.'],
  ['maxItems', {}, { maxItems: 2 }, 'tightens: Size has a limit now: maxItems 2.'],
  ['minProperties', {}, { minProperties: 2 }, 'tightens: Size has a limit now: minProperties 2.'],
  [
    'maxProperties',
    { maxProperties: 2 },
    { maxProperties: 3 },
    'loosens: Size has another limit: maxProperties 2 becomes 3.',
  ],
  [
    'multipleOf',
    { multipleOf: 10 },
    { multipleOf: 5 },
    'loosens: Size has another limit: multipleOf 10 becomes 5.',
  ],
  [
    'multipleOf',
    { multipleOf: 0.1 },
    { multipleOf: 0.01 },
    'loosens: Size has another limit: multipleOf 0.1 becomes 0.01.',
  ],
  [
    'multipleOf',
    { multipleOf: 5 },
    { multipleOf: 10 },
    'mayTighten: Size has another limit: multipleOf 5 becomes 10.',
  ],
  ['pattern', { pattern: 'a' }, { pattern: 'b' }, 'mayTighten: Size has another limit: pattern a becomes b.'],
  ['pattern', {}, { pattern: 'a' }, 'tightens: Size has a limit now: pattern a.'],
  [
    'format',
    { format: 'email' },
    { format: 'idn-email' },
    'mayTighten: Size has another limit: format email becomes idn-email.',
  ],
  ['format', { format: 'email' }, {}, 'loosens: Size has a limit less: format email.'],
  [
    'formatMinimum',
    { formatMinimum: '2026-01-01' },
    { formatMinimum: '2027-01-01' },
    'tightens: Size has another limit: formatMinimum 2026-01-01 becomes 2027-01-01.',
  ],
  [
    'formatMaximum',
    { formatMaximum: '2026-01-01' },
    { formatMaximum: '2027-01-01' },
    'loosens: Size has another limit: formatMaximum 2026-01-01 becomes 2027-01-01.',
  ],
  [
    'formatExclusiveMinimum',
    {},
    { formatExclusiveMinimum: { $data: '1/start' } },
    'tightens: Size has a limit now: formatExclusiveMinimum {"$data":"1/start"}.',
  ],
  [
    'formatExclusiveMaximum',
    { formatExclusiveMaximum: { $data: '1/end' } },
    { formatExclusiveMaximum: { $data: '1/stop' } },
    'mayTighten: Size has another limit: formatExclusiveMaximum {"$data":"1/end"} becomes {"$data":"1/stop"}.',
  ],
  [
    'uniqueItems',
    { uniqueItems: false },
    { uniqueItems: true },
    'tightens: Size has a limit now: uniqueItems true.',
  ],
  ['lookup', {}, { lookup: 'powers' }, 'tightens: Size has a limit now: lookup powers.'],
  ['lookupCount', { lookupCount: 'powers' }, {}, 'loosens: Size has a limit less: lookupCount powers.'],
  ['type', {}, { type: 'string' }, 'tightens: Size accepts only string now.'],
  ['type', { type: 'string' }, {}, 'loosens: Size accepts any value now.'],
  ['type', { type: 'number' }, { type: 'integer' }, 'tightens: Size accepts no number any more.'],
  ['type', { type: 'integer' }, { type: ['integer', 'null'] }, 'loosens: Size accepts null as well.'],
  [
    'enum',
    { enum: [1, 2] },
    { enum: [2, 3] },
    'tightens: Size does not offer 1 any more.',
    'loosens: Size offers 3 as well.',
  ],
  ['const', {}, { const: 1 }, 'tightens: Size accepts only 1 now.'],
  ['const', { const: 1 }, { enum: [1, 2] }, 'loosens: Size offers 2 as well.'],
  [
    'not',
    {},
    { not: { const: 1 } },
    'tightens: Size refuses now what fits a rule. Fields of the rule: Size.',
  ],
  [
    'not',
    { not: { const: 1 } },
    {},
    'loosens: Size accepts again what fits a rule. Fields of the rule: Size.',
  ],
  [
    'not',
    { not: { const: 1 } },
    { not: { enum: [1, 2] } },
    'tightens: Size refuses something else now. Fields of the rule: Size.',
  ],
  [
    'not',
    { not: { const: 1 } },
    { not: { const: 2 } },
    'mayTighten: Size refuses something else now. Fields of the rule: Size.',
  ],
  ['contains', {}, { contains: { const: 1 } }, 'tightens: Size must have an entry of a certain kind now.'],
  [
    'contains',
    { contains: { minimum: 1 } },
    { contains: { minimum: 0 } },
    'loosens: Size must have an entry of another kind now.',
  ],
  [
    'propertyNames',
    { propertyNames: { maxLength: 5 } },
    { propertyNames: { maxLength: 4 } },
    'tightens: Size accepts other names of fields now.',
  ],
  [
    'propertyNames',
    { propertyNames: { maxLength: 5 } },
    {},
    'loosens: Size accepts any names of fields now.',
  ],
  [
    'additionalProperties',
    {},
    { additionalProperties: false },
    'tightens: Size accepts no fields but those it names any more.',
  ],
  [
    'additionalProperties',
    { additionalProperties: false },
    { additionalProperties: { type: 'string' } },
    'loosens: Size accepts other fields as well.',
  ],
  [
    'additionalProperties',
    { additionalProperties: true },
    { additionalProperties: { type: 'string' } },
    'tightens: In other fields of Size: Size accepts only string now.',
  ],
  ['unevaluatedProperties', { additionalProperties: false }, { unevaluatedProperties: false }],
  [
    'patternProperties',
    {},
    { patternProperties: { '^x': { minimum: 1 } } },
    'tightens: In fields of Size with names like ^x: Size has a limit now: minimum 1.',
  ],
  [
    'items',
    { items: { maxLength: 5 } },
    { items: { maxLength: 4 } },
    'tightens: In each entry of Size: Size has another limit: maxLength 5 becomes 4.',
  ],
  [
    'items',
    { items: [{}, { minimum: 1 }] },
    { items: [{}, { minimum: 0 }] },
    'loosens: In entry 2 of Size: Size has another limit: minimum 1 becomes 0.',
  ],
  [
    'additionalItems',
    { items: [{}] },
    { items: [{}], additionalItems: false },
    'tightens: In further entries of Size: Size must be left empty now.',
  ],
  [
    'contains',
    { contains: { const: 1 } },
    {},
    'loosens: Size need not have an entry of a certain kind any more.',
  ],
  [
    'propertyNames',
    {},
    { propertyNames: { maxLength: 4 } },
    'tightens: Size accepts only certain names of fields now.',
  ],
  [
    'additionalItems',
    { items: [{}], additionalItems: false },
    { items: [{}] },
    'loosens: In further entries of Size: Size may be filled in again.',
  ],
  ['readOnly', { readOnly: true }, {}, 'rewords: Size can be changed again.'],
  ['readOnly', {}, { readOnly: true }, 'rewords: Size can only be looked at now.'],
  ['roles', {}, { roles: [1] }, 'tightens: Size is for the roles 1 only.'],
  ['roles', { roles: [1] }, {}, 'loosens: Size is for every role now.'],
  ['title', { title: 'Length' }, {}, 'rewords: Length is called Size now.'],
  ...['description', 'default', 'examples', 'writeOnly', 'masked', 'contentMediaType', 'contentEncoding'].map(
    (keyword): Row => [keyword, {}, { [keyword]: ['x'] }, 'rewords: Size has other texts.'],
  ),
  ['messages', { messages: { type: 'a' } }, { messages: { type: 'b' } }, 'rewords: Size has other texts.'],
  [
    'a word nobody knows',
    { 'x-depth': 1 },
    { 'x-depth': 2 },
    'mayTighten: Size has another limit: x-depth 1 becomes 2.',
  ],
];

describe('of a field', () => {
  test.each(ofFields)('%s: %j becomes %j', (_keyword, before, after, ...sentences) => {
    const [old, now] = 'title' in before ? [before, { title: 'Size' }] : [before, after];
    expect(told(size(old), size(now))).toEqual(sentences);
  });
});

const captain = {
  properties: { captain: { title: 'Captain', type: 'integer' }, beam: { title: 'Beam', type: 'number' } },
};
const whenThree = { properties: { captain: { const: 3 } }, required: ['captain'] };
const sail = { title: 'Sail', properties: { kind: { const: 'sail' } }, required: ['kind'] };
const motor = {
  title: 'Motor',
  properties: { kind: { const: 'motor' }, power: { title: 'Power' } },
  required: ['kind'],
};

const ofForms: Row[] = [
  ['required', captain, { ...captain, required: ['beam'] }, 'tightens: Beam must be filled in now.'],
  ['a new field', {}, captain, 'appears: Captain appears.', 'appears: Beam appears.'],
  [
    'a new group',
    {},
    {
      properties: { berth: { title: 'Berth', properties: { town: {} }, required: ['town'] } },
      required: ['berth'],
    },
    'appears: Berth appears and must be filled in.',
  ],
  [
    'a field of a group',
    { properties: { berth: { title: 'Berth', properties: {} } } },
    { properties: { berth: { title: 'Berth', properties: { town: { title: 'Town' } } } } },
    'appears: In Berth: Town appears.',
  ],
  [
    'a field of a list',
    { properties: { guests: { title: 'Guests', items: { properties: { name: { title: 'Name' } } } } } },
    {
      properties: {
        guests: { title: 'Guests', items: { properties: { name: { title: 'Name' } }, required: ['name'] } },
      },
    },
    'tightens: In each entry of Guests: Name must be filled in now.',
  ],
  [
    'a field gone',
    captain,
    { properties: { captain: captain.properties.captain } },
    'vanishes: Beam vanishes. What is stored in it stays stored.',
  ],
  [
    'if and then',
    captain,
    { ...captain, if: whenThree, then: { required: ['beam'] } },
    'tightens: When Captain is 3: Beam must be filled in now.',
  ],
  [
    'else',
    { ...captain, if: whenThree, else: { required: ['beam'] } },
    { ...captain, if: whenThree },
    'loosens: When Captain is not 3: Beam may be left empty now.',
  ],
  [
    'a field in then',
    { properties: { captain: captain.properties.captain } },
    {
      properties: { captain: captain.properties.captain },
      if: whenThree,
      then: { properties: { beam: captain.properties.beam } },
    },
    'appears: When Captain is 3: Beam appears.',
  ],
  [
    'a field that no longer applies',
    { ...captain, if: whenThree },
    { ...captain, if: whenThree, then: { properties: { beam: false } } },
    'tightens: When Captain is 3: Beam must be left empty now.',
  ],
  [
    'another if',
    { ...captain, if: whenThree, then: { required: ['beam'] } },
    { ...captain, if: { required: ['captain'] }, then: { required: ['beam'] } },
    'mayTighten: When Captain is filled in: Beam follows another condition now.',
  ],
  [
    'a field moved into a condition',
    captain,
    {
      properties: { captain: captain.properties.captain },
      if: whenThree,
      then: { properties: { beam: captain.properties.beam } },
    },
    'mayTighten: When Captain is 3: Beam follows another condition now.',
  ],
  [
    'a field moved out of a condition',
    {
      properties: { captain: captain.properties.captain },
      if: whenThree,
      then: { properties: { beam: captain.properties.beam } },
    },
    captain,
    'mayTighten: Beam follows no condition any more.',
  ],
  [
    'a condition of several parts',
    captain,
    {
      ...captain,
      if: { ...whenThree, required: ['captain', 'beam'] },
      then: { minProperties: 3 },
      else: { minProperties: 1 },
    },
    'tightens: When Captain is 3 · When Beam is filled in: Boat has a limit now: minProperties 3.',
    'tightens: When a rule does not hold for Captain, Beam: Boat has a limit now: minProperties 1.',
  ],
  [
    'a condition turned round',
    captain,
    { ...captain, if: { not: { required: ['captain'] } }, then: { required: ['beam'] } },
    'tightens: When Captain is empty: Beam must be filled in now.',
  ],
  [
    'a switch',
    captain,
    { ...captain, if: { properties: { captain: { const: true } } }, else: { required: ['beam'] } },
    'tightens: When Captain is off: Beam must be filled in now.',
  ],
  [
    'one of several values',
    captain,
    { ...captain, if: { properties: { captain: { enum: [1, 2] } } }, then: { required: ['beam'] } },
    'tightens: When Captain is one of 1, 2: Beam must be filled in now.',
  ],
  [
    'a condition of another kind',
    captain,
    { ...captain, if: { properties: { captain: { minimum: 2 } } }, then: { required: ['beam'] } },
    'tightens: When a rule holds for Captain: Beam must be filled in now.',
  ],
  [
    'dependencies by name',
    captain,
    { ...captain, dependencies: { captain: ['beam'] } },
    'tightens: When Captain is filled in: Beam must be filled in now.',
  ],
  [
    'dependencies by schema',
    { ...captain, dependencies: { captain: { maxProperties: 2 } } },
    { ...captain, dependencies: { captain: { maxProperties: 1 } } },
    'tightens: When Captain is filled in: Boat has another limit: maxProperties 2 becomes 1.',
  ],
  [
    'allOf',
    { ...captain, allOf: [{ required: ['beam'] }] },
    { ...captain, allOf: [{ minProperties: 1 }, { required: ['beam'] }] },
    'tightens: Boat has a limit now: minProperties 1.',
  ],
  [
    'a new choice',
    { oneOf: [sail] },
    { oneOf: [sail, motor] },
    'loosens: Boat offers Motor as well.',
    'appears: In the choice Motor: Power appears.',
  ],
  [
    'a choice gone',
    { anyOf: [sail, motor] },
    { anyOf: [sail] },
    'tightens: Boat does not offer Motor any more.',
    'vanishes: In the choice Motor: Power vanishes. What is stored in it stays stored.',
  ],
  [
    'choices where there were none',
    {},
    { oneOf: [sail] },
    'tightens: Boat must be one of these now: Sail.',
    'appears: In the choice Sail: kind appears and must be filled in.',
  ],
  [
    'no choices any more',
    { oneOf: [sail] },
    {},
    'loosens: Boat need not be one of a list any more.',
    'vanishes: In the choice Sail: kind vanishes. What is stored in it stays stored.',
  ],
  [
    'a condition of several values',
    captain,
    {
      ...captain,
      if: { properties: { captain: { enum: [1, 2] } }, required: ['captain'] },
      else: { required: ['beam'] },
    },
    'tightens: When Captain is none of 1, 2: Beam must be filled in now.',
  ],
  [
    'within a choice',
    { oneOf: [sail, motor] },
    { oneOf: [{ ...sail, maxProperties: 2 }, motor] },
    'tightens: In the choice Sail: Boat has a limit now: maxProperties 2.',
  ],
  [
    'choices that one value may fit both of',
    { oneOf: [{ minimum: 5 }, { maximum: 9 }] },
    { oneOf: [{ minimum: 4 }, { maximum: 9 }] },
    'mayTighten: In the choice 1: Boat has another limit: minimum 5 becomes 4.',
  ],
  [
    'not over fields',
    captain,
    { ...captain, not: { required: ['captain', 'beam'] } },
    'tightens: Boat refuses now what fits a rule. Fields of the rule: Captain, Beam.',
  ],
  [
    'a definition that leads back to itself',
    {
      ...captain,
      definitions: {
        part: {
          properties: {
            parts: { title: 'Parts', items: { $ref: '#/definitions/part' } },
            weight: { title: 'Weight', maximum: 9 },
          },
        },
      },
      allOf: [{ $ref: '#/definitions/part' }],
    },
    {
      ...captain,
      definitions: {
        part: {
          properties: {
            parts: { title: 'Parts', items: { $ref: '#/definitions/part' } },
            weight: { title: 'Weight', maximum: 8 },
          },
        },
      },
      allOf: [{ $ref: '#/definitions/part' }],
    },
    'tightens: Weight has another limit: maximum 9 becomes 8.',
  ],
];

describe('of the whole form', () => {
  test.each(ofForms)('%s', (_what, before, after, ...sentences) => {
    expect(told(form(before), form(after))).toEqual(sentences);
  });
});

test('every kind of change is told of something, and the same form changes nothing', () => {
  const rows = [...ofFields, ...ofForms];
  const kinds = new Set(rows.flatMap(([, , , ...sentences]) => sentences.map((one) => one.split(':')[0])));
  expect([...kinds].sort()).toEqual(Object.keys(labels.formChange).sort());
  for (const [, , after] of ofForms) expect(told(form(after), form(after))).toEqual([]);
});

test('how a field is shown is told by its name, wherever it stands', () => {
  const schema = form({ if: whenThree, then: { properties: { beam: captain.properties.beam } } });
  const looks = changesBetween(
    { schema, ui: { beam: { 'ui:help': 'a' } } },
    { schema, ui: { beam: { 'ui:help': 'b' }, 'ui:order': ['*'] } },
  );
  expect(looks.map((change) => inEnglish(change))).toEqual([
    'Beam is shown in another way.',
    'Boat has another order or other sections.',
  ]);
});

test('a place within a field is named by that field', () => {
  const berth = (town: object): Schema =>
    form({ properties: { berth: { title: 'Berth', properties: { town } } } });
  const [change] = changesBetween({ schema: berth({}), ui: {} }, { schema: berth({ minLength: 1 }), ui: {} });
  expect(change?.when).toEqual([{ text: messages.formPlace.in, label: 'Berth' }]);
});

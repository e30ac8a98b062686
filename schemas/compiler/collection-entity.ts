// What a row of a collection is: what its form has saved, its status, and what is kept of every row.
import type { Collection } from '../collections.ts';
import type { Schema } from '../schema.ts';
import type { Json } from './source.ts';

interface NamedCollection extends Omit<Collection, 'catalogue' | 'singular'> {
  name: string;
  singular?: string;
  catalogue?: object;
}

/** Of a step who did it last, and when. */
const taken = {
  by: { type: 'string', description: 'The admin who did it.' },
  byName: { type: 'string' },
  at: { type: 'string', description: 'ISO 8601 in UTC.' },
};

/** What is kept of every row. */
const kept = {
  created: { type: 'string', description: 'When it was added.' },
  names: {
    type: 'object',
    description: 'What the rows that its columns refer to are called: field, then key.',
    additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
  },
  version: { type: 'integer' },
};

/** A row of whichever collection, beside what its form has saved. */
export const anyRow: Schema = {
  description: 'A row of whichever collection, beside what its form has saved.',
  type: 'object',
  properties: {
    _id: { type: 'string' },
    state: { type: 'string', description: 'Of its machine, where the collection has one.' },
    steps: { type: 'object', additionalProperties: { $ref: '#/definitions/step' } },
    ...kept,
  },
  required: ['_id'],
  definitions: {
    step: {
      description: 'A step of the machine as it was taken last, with what was said.',
      type: 'object',
      properties: { ...taken, said: { type: 'object', additionalProperties: true } },
    },
  },
};

/** What a row has by its machine: its state, and of each step who did it last, when, and what was said. */
function statusOf({ machine }: Pick<Collection, 'machine'>): Json {
  if (!machine) return {};
  const steps = Object.entries(machine.steps).map(([event, { label, form }]): [string, Json] => [
    event,
    {
      title: label,
      type: 'object',
      properties: {
        ...taken,
        ...(form ? { said: { $ref: `../forms/${form}.schema.json` } } : {}),
      },
    },
  ]);
  const states = Object.keys(machine.states);
  return {
    // That there is none is told of where it is written.
    state: { title: 'Status', type: 'string', ...(states.length > 0 ? { enum: states } : {}) },
    steps: { type: 'object', properties: Object.fromEntries(steps) },
  };
}

/** A row of a collection: its form, its status, and what is kept of every row. */
export const entityOf = (collection: NamedCollection): Json => ({
  $schema: '../meta/entity.meta.json',
  $id: collection.name,
  // That it has none, or what is none, is told of where it is written.
  title: typeof collection.singular === 'string' ? collection.singular : collection.name,
  description: `A row of the collection ${collection.title}.`,
  type: 'object',
  allOf: [{ $ref: `../forms/${collection.form}.schema.json`, additionalProperties: true, required: [] }],
  properties: {
    _id: { type: 'string' },
    ...(collection.catalogue ? { icon: { type: 'string', description: 'The address of its picture.' } } : {}),
    ...statusOf(collection),
    ...kept,
  },
  required: ['_id'],
});

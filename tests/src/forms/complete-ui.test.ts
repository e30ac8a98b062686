import type { UiSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import type { Schema } from '#schemas/schema.ts';
import { completeUi } from '#src/forms/complete-ui.ts';
import { english } from '#schemas/text.ts';
import type { Translate } from '#src/language/i18n.ts';

const inGerman: Translate = (text) => `${english(text)} (de)`;
const completed = (schema: Schema, ui: UiSchema = {}): UiSchema => completeUi(schema, ui, inGerman);
const controlOf = (schema: Schema, ui?: UiSchema): unknown => {
  const { 'ui:widget': widget, 'ui:field': field }: UiSchema = completed(schema, ui);
  return widget ?? field;
};

describe('a field without a word in .ui.json', () => {
  it('is drawn by the library where the library knows how', () => {
    for (const schema of [
      { type: 'string' },
      { type: 'boolean' },
      { type: ['string', 'null'] },
      { type: 'string', enum: ['a', 'b'] },
      { type: 'integer', enum: [1, 2] },
      { type: 'array', items: { type: 'string' } },
      { type: 'object', properties: { a: {} } },
      { type: 'object', patternProperties: { '^[a-z]{2}$': {} }, additionalProperties: false },
      { oneOf: [{ type: 'string' }, { type: 'number' }] },
    ] as Schema[])
      expect(controlOf(schema), JSON.stringify(schema)).toBeUndefined();
  });

  it('is a number that can be typed, or a choice of a list of the platform', () => {
    expect(controlOf({ type: 'number' })).toBe('number');
    expect(controlOf({ type: ['integer', 'null'] })).toBe('number');
    expect(controlOf({ type: ['string', 'integer'] })).toBe('number');
    expect(controlOf({ type: 'integer', lookupCount: 'capacity' })).toBe('number');
    expect(controlOf({ type: ['integer', 'string'], lookup: 'powers' })).toBe('lookup');
    expect(controlOf({ type: 'array', lookup: 'accessories', items: { type: 'integer' } })).toBe('checklist');
  });

  it('says of a field that is deprecated that it is no longer used, unless a hint wants something else', () => {
    const old: Schema = { type: 'string', title: 'Keel', deprecated: true };
    const titleBy = (schema: Schema, ui?: UiSchema): unknown =>
      completeUi(schema, ui ?? {}, english)['ui:title'];
    expect(titleBy(old)).toBe('Keel (no longer used)');
    expect(titleBy(old, { 'ui:title': 'Depth' })).toBe('Depth (no longer used)');
    expect(titleBy(old, { 'ui:deprecatedHandling': 'disable' })).toBe('Keel');
    expect(titleBy({ ...old, deprecated: false })).toBe('Keel');
  });

  it('searches for each of several rows of a collection, which are too many to be ticked', () => {
    const ui = completed({ type: 'array', lookup: 'marina', items: { type: 'string' } });
    expect(ui['items']).toEqual({ 'ui:widget': 'reference', 'ui:options': { list: 'marina' } });
    expect(ui['ui:widget']).toBeUndefined();
  });

  it('is written as JSON where no control could hold it', () => {
    expect(controlOf({ type: ['string', 'boolean'] })).toBe('JsonField');
    expect(controlOf({ type: 'array' })).toBe('JsonField');
    expect(controlOf({ type: 'object' })).toBe('JsonField');
    expect(controlOf({ type: 'object', additionalProperties: false })).toBe('JsonField');
  });

  it('is out of sight where it may hold one word only; a tick that must be set is not', () => {
    expect(controlOf({ type: 'string', const: 'sail' })).toBe('hidden');
    expect(controlOf({ type: 'boolean', const: true })).toBeUndefined();
  });
});

it('what .ui.json says wins', () => {
  expect(controlOf({ type: 'number' }, { 'ui:widget': 'updown' })).toBe('updown');
  expect(controlOf({ type: 'object' }, { 'ui:field': 'Mine' })).toBe('Mine');
});

it('its words are said in the language of the moment', () => {
  const ui = completed({ title: 'Model', description: 'Its name' }, { 'ui:help': 'As on the papers' });
  expect(ui).toMatchObject({
    'ui:title': 'Model (de)',
    'ui:description': 'Its name (de)',
    'ui:help': 'As on the papers (de)',
  });
});

it('emptied, a field that may be null is null', () => {
  expect(completed({ type: ['string', 'null'] })['ui:emptyValue']).toBeNull();
  expect(completed({ type: 'string' })).not.toHaveProperty('ui:emptyValue');
});

it('a branch is drawn by what is said of the whole, under a title of its own', () => {
  const { oneOf } = completed(
    { title: 'Drive', oneOf: [{ title: 'Sail' }, { title: 'Motor' }] },
    { power: { 'ui:help': 'In horse powers' }, oneOf: [{ 'ui:order': ['b', 'a'] }] },
  );
  expect(oneOf).toEqual([
    { power: { 'ui:help': 'In horse powers' }, 'ui:order': ['b', 'a'] },
    { power: { 'ui:help': 'In horse powers' } },
  ]);
});

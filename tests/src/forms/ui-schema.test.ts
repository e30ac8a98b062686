import { expect, it } from 'vitest';
import { forms } from '#schemas/generated/index.ts';
import type { Schema } from '#schemas/schema.ts';
import { startData } from '#src/forms/start-data.ts';
import { completeUiSchema, fieldsWith, overrideUi } from '#src/forms/ui-schema.ts';

const widgetOf = (field: Schema): unknown => {
  const complete: Record<string, Record<string, unknown>> = completeUiSchema({ properties: { field } }, {});
  return complete['field']?.['ui:widget'];
};

it('a new property is drawn without an entry in .ui.json', () => {
  expect(widgetOf({ type: 'string' })).toBe('text');
  expect(widgetOf({ type: 'number' })).toBe('number');
  expect(widgetOf({ type: 'integer', lookupCount: 'capacity' })).toBe('number');
  expect(widgetOf({ type: ['integer', 'string'], lookup: 'powers' })).toBe('lookup');
  expect(widgetOf({ type: 'boolean' })).toBe('checkbox');
  expect(widgetOf({ enum: ['a', 'b'] })).toBe('select');
  expect(widgetOf({ type: 'string', format: 'date-time' })).toBe('date-time');
});

it('what .ui.json says wins', () => {
  const { schema, ui } = forms['boat-info'];
  const complete = completeUiSchema(schema, ui);
  expect(fieldsWith('textarea', complete)).toEqual(['description']);
  expect(fieldsWith('hidden', complete)).toEqual(['user']);
});

it('§9 a form starts with year 2010 and size 38 where nothing was loaded, and knows only its own fields', () => {
  const { schema } = forms['boat-info'];
  expect(startData(schema, { status: 1 })).toEqual({ year: 2010, size: 38 });
  expect(startData(schema, Object.freeze({ year: 1999, model: 'A' }))).toEqual({
    model: 'A',
    year: 1999,
    size: 38,
  });
});

it('§2 several rows of a list are a checklist; an array without a list keeps its own template', () => {
  expect(widgetOf({ type: 'array', lookup: 'accessories', items: { type: 'integer' } })).toBe('checklist');
  expect(widgetOf({ type: 'array', items: { type: 'string' } })).toBeUndefined();
});

it('what a screen says lies over .ui.json, option by option', () => {
  const { ui } = forms['plan'];
  const over = overrideUi(ui, {
    start: { 'ui:widget': 'hidden' },
    description: { 'ui:options': { rows: 6 } },
  });
  expect(over['start']).toEqual({ 'ui:widget': 'hidden', 'ui:help': 'In UTC.' });
  expect(over['description']).toEqual({ 'ui:widget': 'textarea', 'ui:options': { rows: 6, wide: true } });
  expect(over['end']).toEqual(ui['end']);
});

// A row may hold what a form took before a field became another one: it is drawn, and asked for again when it is saved.
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validatorOf } from '#schemas/dialect.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { theme } from '#src/look/theme.ts';

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number', minimum: 0, maximum: 9 };
const choice: Schema = { type: 'string', enum: ['a', 'b'] };

/** Each kind of control, with the widget that asks for it. */
const fields: Record<string, [schema: Schema, widget?: string]> = {
  text: [text],
  longText: [text, 'textarea'],
  day: [{ ...text, format: 'date' }],
  altDay: [{ ...text, format: 'date' }, 'alt-date'],
  moment: [{ ...text, format: 'date-time' }],
  altMoment: [{ ...text, format: 'date-time' }, 'alt-datetime'],
  time: [{ ...text, format: 'time' }],
  color: [text, 'color'],
  file: [{ ...text, format: 'data-url' }],
  select: [choice],
  radio: [choice, 'radio'],
  number: [number],
  updown: [number, 'updown'],
  range: [number, 'range'],
  rating: [number, 'rating'],
  price: [number, 'price'],
  yesOrNo: [{ type: 'boolean' }],
  toggle: [{ type: 'boolean' }, 'toggle'],
  several: [{ type: ['string', 'number'] }],
  texts: [{ type: 'array', items: text }],
  choices: [{ type: 'array', uniqueItems: true, items: choice }],
  boxes: [{ type: 'array', uniqueItems: true, items: choice }, 'checkboxes'],
  rows: [{ type: 'array', items: { type: 'object', properties: { a: text } } }],
  tuple: [{ type: 'array', items: [text, number], additionalItems: { type: 'boolean' } }],
  group: [{ type: 'object', properties: { a: text, b: number } }],
  map: [{ type: 'object', additionalProperties: number }],
  shapes: [{ oneOf: [{ type: 'object', properties: { a: text } }, { type: 'string' }] }],
  catalogue: [{ type: 'integer', lookup: 'powers' }],
  reference: [{ ...text, lookup: 'marina' }],
  references: [{ type: 'array', lookup: 'marina', items: text }],
  picture: [text, 'picture'],
};
const schema: Schema = {
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, [one]]) => [name, one])),
};
const ui = Object.fromEntries(
  Object.entries(fields).flatMap(([name, [, widget]]) => (widget ? [[name, { 'ui:widget': widget }]] : [])),
);
const form: FormDefinition<'login'> = {
  name: 'login',
  schema,
  ui,
  validate: validatorOf(schema),
  validators: {},
};

const drawn = (value: object): string => {
  const shown = createElement(SchemaForm, { form, value, onSubmit: () => undefined });
  return renderToString(createElement(ThemeProvider, { theme }, shown));
};

test.each([['x'], [''], [1e21], [true], [[{ a: 1 }]], [{ a: [1] }]])(
  'every field is drawn with %j in it',
  (value) => {
    const old = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
    expect(drawn(old)).toContain('Save');
  },
);

test('a choice that is offered no more is named while a row holds it', () => {
  const gone = 'No longer in the list';
  expect(drawn({ select: 'c' })).toContain(`${gone} (c)`);
  for (const select of ['a', '', undefined]) expect(drawn({ select })).not.toContain(gone);
});

// The widgets that a type of value may have are those by which the form library draws it, and ours.
import { hasWidget } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { unfitWidget } from '#schemas/compiler/check-widgets.ts';
import meta from '#schemas/meta/ui.meta.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';

const all: readonly string[] = meta.definitions.options.properties.widget.enum;
const isOurs = (widget: string): boolean => !hasWidgetOfAnyType(widget);
const types = ['string', 'number', 'integer', 'boolean', 'array'] as const;
/** In the library's own spelling every widget is there, for any type. */
const library = Object.fromEntries(
  all.filter((name) => /^[A-Z]/.test(name)).map((name) => [name, () => null]),
);
const draws = (type: (typeof types)[number], widget: string): boolean => hasWidget({ type }, widget, library);
const hasWidgetOfAnyType = (widget: string): boolean => types.some((type) => draws(type, widget));

const isFit = (schema: Schema, widget: string): boolean =>
  unfitWidget(
    { place: '/a', name: 'a', hint: { 'ui:widget': widget }, schemas: [schema], owners: [] },
    schema,
  ).length === 0;

test.each(types)('of the type %s, those that the library draws', (type) => {
  const widgets = all.filter((widget) => !isOurs(widget));
  const fit = widgets.filter((widget) => isFit({ type }, widget));
  expect(fit).toEqual(widgets.filter((widget) => draws(type, widget)));
});

test('each of ours is for some type', () => {
  const stray = all.filter((widget) => isOurs(widget) && !types.some((type) => isFit({ type }, widget)));
  expect(stray).toEqual([]);
});

test('of a field that says no type any, of one that may be null those of its type', () => {
  expect(isFit({ enum: [1, 'x'] }, 'radio')).toBe(true);
  expect(isFit({ type: ['string', 'null'] }, 'textarea')).toBe(true);
  expect(isFit({ type: ['number', 'null'] }, 'textarea')).toBe(false);
});

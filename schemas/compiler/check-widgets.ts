// Which widget is for which kind of value: by another one the form library draws nothing of the whole form, or takes in what is refused.
import type { Schema } from '../schema.ts';
import { partsOf } from '../walk.ts';
import type { HintedField } from './hints.ts';

const numbers = [
  'text',
  'number',
  'updown',
  'range',
  'rating',
  'price',
  'select',
  'radio',
  'lookup',
  'hidden',
];

const widgetsOf: Readonly<Record<string, readonly string[]>> = {
  string: [
    ...[
      'text',
      'textarea',
      'password',
      'email',
      'hostname',
      'ipv4',
      'ipv6',
      'uri',
      'data-url',
      'color',
      'file',
    ],
    ...['date', 'datetime', 'date-time', 'alt-date', 'alt-datetime', 'time', 'select', 'radio', 'hidden'],
    ...['lookup', 'reference', 'address', 'picture'],
  ],
  number: numbers,
  integer: numbers,
  boolean: ['checkbox', 'toggle', 'select', 'radio', 'hidden'],
  array: ['select', 'checkboxes', 'files', 'checklist', 'people', 'hidden'],
};

/** What kind of value a field holds, as far as it says so and a widget is chosen by it. */
const typesIn = (schemas: readonly Schema[], root: Schema): string[] => [
  ...new Set(
    schemas
      .flatMap((schema) => partsOf(schema, root))
      .flatMap(({ type = [] }) => type)
      .filter((type) => Object.hasOwn(widgetsOf, type)),
  ),
];

/** One sentence where the widget of a hint is for another kind of value. Those in the library's own spelling take any. */
export function unfitWidget({ place, hint, schemas }: HintedField, root: Schema): string[] {
  const { widget: inOptions } = (hint['ui:options'] ?? {}) as { widget?: unknown };
  const widget = hint['ui:widget'] ?? inOptions;
  if (typeof widget !== 'string' || /^[A-Z]/.test(widget)) return [];
  const types = typesIn(schemas, root);
  const fitting = types.flatMap((type) => widgetsOf[type] ?? []);
  if (types.length === 0 || fitting.includes(widget)) return [];
  const at = `${place}/${'ui:widget' in hint ? 'ui:widget' : 'ui:options/widget'}`;
  return [
    `${at}: "${widget}" is not for a value of the type ${types.join(' or ')}; use one of ${[...new Set(fitting)].join(', ')}.`,
  ];
}

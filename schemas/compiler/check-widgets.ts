// Which widget is for which kind of value: by another one the form library draws nothing of the whole form, or takes in what is refused.
import { isNoun } from '../nouns.ts';
import type { Schema } from '../schema.ts';
import { partsOf } from '../walk.ts';
import { withRows, type HintedField } from './hints.ts';
import { misnamed } from './check-values.ts';
import type { Json } from './source.ts';

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
  object: ['hidden'],
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

const widgetOf = (hint: Json): unknown =>
  hint['ui:widget'] ?? (hint['ui:options'] as Json | undefined)?.['widget'];
const placeOf = ({ place, hint }: HintedField): string =>
  `${place}/${'ui:widget' in hint ? 'ui:widget' : 'ui:options/widget'}`;

/** Widgets that draw the choices that a field has, and nothing of a field that has none. */
const choosing = ['radio', 'select', 'checkboxes'];
const choices = ['enum', 'const', 'oneOf', 'anyOf', 'lookup'];

/** One sentence where a widget has nothing to choose from; yes and no are choices by themselves. */
export function choiceless(field: HintedField, root: Schema): string[] {
  const widget = widgetOf(field.hint);
  if (typeof widget !== 'string' || !choosing.includes(widget)) return [];
  const parts = field.schemas.flatMap((schema) => partsOf(schema, root));
  const has = withRows(parts, root).some(
    (one) => choices.some((word) => word in one) || [one.type ?? []].flat().includes('boolean'),
  );
  return has || parts.length === 0
    ? []
    : [
        `${placeOf(field)}: "${widget}" has nothing to choose from; write "enum", or "oneOf" with a "const" and a "title" each, into the schema of the field.`,
      ];
}

/** Widgets that draw the rows of a list, and wait for ever where none is named. */
const listing = ['lookup', 'reference', 'checklist'];

/** One sentence where a widget has no list to choose from. Of the rows of a field it may be the field that names it. */
export function listless(field: HintedField, root: Schema): string[] {
  const widget = widgetOf(field.hint);
  if (typeof widget !== 'string' || !listing.includes(widget) || field.name === '') return [];
  const parts = field.schemas.flatMap((schema) => partsOf(schema, root));
  const lists = parts.flatMap(({ lookup = [] }) => lookup);
  if (parts.length > 0 && lists.length === 0)
    return [
      `${placeOf(field)}: "${widget}" chooses from a list; write "lookup", with the name of one, into the schema of the field.`,
    ];
  return lists
    .filter((list) => isNoun(list) && widget !== 'reference')
    .map(
      (list) => `${placeOf(field)}: a "${list}" is searched for; write "reference", or take the hint away.`,
    );
}

/** One sentence where a slider has no ends: it would go from 0 to 100, whatever the field takes. */
export function endless(field: HintedField, root: Schema): string[] {
  const widget = widgetOf(field.hint);
  if (widget !== 'range' && widget !== 'RangeWidget') return [];
  const parts = field.schemas.flatMap((schema) => partsOf(schema, root));
  const missing = [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ].flatMap(([word = '', strict = '']) => (parts.some((one) => word in one || strict in one) ? [] : [word]));
  return missing.length === 0 || parts.length === 0
    ? []
    : [
        `${placeOf(field)}: "${widget}" goes from one end to the other; write ${missing.map((word) => `"${word}"`).join(' and ')} into the schema of the field.`,
      ];
}

/** Whether names reach a choice here: those of `oneOf` and `anyOf` are called by their titles, those of a lookup by their rows. */
function takesNames(parts: readonly Schema[]): boolean {
  const isTitled = parts.some((one) => 'oneOf' in one || 'anyOf' in one);
  return parts.some(
    (one) => 'enum' in one || ('const' in one && !isTitled) || [one.type ?? []].flat().includes('boolean'),
  );
}

/** One sentence where the names of the choices do not go with the choices. */
export function unfitNames({ place, hint, schemas }: HintedField, root: Schema): string[] {
  const [at, names] =
    'ui:enumNames' in hint
      ? ['ui:enumNames', hint['ui:enumNames']]
      : ['ui:options/enumNames', (hint['ui:options'] as Json | undefined)?.['enumNames']];
  if (names === undefined) return [];
  const told = `${place}/${at}`;
  const parts = schemas.flatMap((schema) => partsOf(schema, root));
  const lists = parts.flatMap((one) => (Array.isArray(one.enum) ? [one.enum] : []));
  if (lists.length > 0) return misnamed(names, lists, told);
  const isLost = parts.length > 0 && !takesNames(withRows(parts, root));
  return isLost
    ? [
        `${told}: the names do nothing without "enum" in the schema of the field; write the choices there, or a "title" beside each "const" of its "oneOf".`,
      ]
    : [];
}

/** One sentence where the widget of a hint is for another kind of value. Those in the library's own spelling take any. */
export function unfitWidget(field: HintedField, root: Schema): string[] {
  const widget = widgetOf(field.hint);
  if (typeof widget !== 'string' || /^[A-Z]/.test(widget)) return [];
  const types = typesIn(field.schemas, root);
  const fitting = types.flatMap((type) => widgetsOf[type] ?? []);
  if (types.length === 0 || fitting.includes(widget)) return [];
  return [
    `${placeOf(field)}: "${widget}" is not for a value of the type ${types.join(' or ')}; use one of ${[...new Set(fitting)].join(', ')}.`,
  ];
}

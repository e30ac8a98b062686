// What an edit does to a form, field by field, in words: what appears, vanishes, accepts less or more, or only reads differently.
import labels from '../labels.json' with { type: 'json' };
import messages from '../messages.json' with { type: 'json' };
import type { Schema } from '../schema.ts';
import type { Json } from './source.ts';

export type ChangeKind = keyof typeof labels.formChange;

/** One change. `text` is English with its places open; `label` is the field's, to be translated before it is filled in. */
export interface FormChange {
  kind: ChangeKind;
  text: string;
  label: string;
  keyword?: string;
  before?: string;
  after?: string;
}

/** A form as it is before or after. */
export interface FormState {
  schema: Schema;
  ui: Json;
}

type Rule = 'more' | 'less' | 'given';
const words = messages.formChange;

/** Which way a keyword goes: `more` of it accepts less, `less` of it accepts less, or it accepts less when it is given. */
const keywords: Record<string, Rule> = {
  minLength: 'more',
  minimum: 'more',
  exclusiveMinimum: 'more',
  minItems: 'more',
  maxLength: 'less',
  maximum: 'less',
  exclusiveMaximum: 'less',
  maxItems: 'less',
  pattern: 'given',
  format: 'given',
  multipleOf: 'given',
  uniqueItems: 'given',
  after: 'given',
  lookup: 'given',
  lookupCount: 'given',
  requiredWhile: 'given',
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

interface Field {
  label: string;
  schema: Schema;
  isRequired: boolean;
}

/** Every field by its path, also those within an object. */
function fieldsOf({ properties = {}, required = [] }: Schema, path = ''): [path: string, field: Field][] {
  return Object.entries(properties).flatMap(([key, schema]): [string, Field][] => [
    [path + key, { label: schema.title ?? key, schema, isRequired: required.includes(key) }],
    ...fieldsOf(schema, `${path}${key}.`),
  ]);
}

/** Whether a limit accepts less than before. */
function isTighter(rule: Rule, before: unknown, after: unknown): boolean {
  if (after === undefined || before === undefined || rule === 'given') return after !== undefined;
  return rule === 'more' ? Number(after) > Number(before) : Number(after) < Number(before);
}

function limitChanges(before: Json, after: Json, label: string): FormChange[] {
  return Object.entries(keywords).flatMap(([keyword, rule]) => {
    const [old, now] = [before[keyword], after[keyword]];
    if (isSame(old, now)) return [];
    const kind = isTighter(rule, old, now) ? 'tightens' : 'loosens';
    const change = now === undefined ? 'limitGone' : old === undefined ? 'limitNew' : 'limitOther';
    const values = { ...(old === undefined ? {} : { before: shown(old) }), after: shown(now ?? '') };
    return [{ kind, text: words[change], label, keyword, ...values }];
  });
}

/** What a list of things that are accepted has lost and gained. */
function listChanges(
  before: unknown[],
  after: unknown[],
  label: string,
  text: [string, string],
): FormChange[] {
  const gone = before.filter((one) => !after.includes(one)).map(shown);
  const added = after.filter((one) => !before.includes(one)).map(shown);
  return [
    ...(gone.length > 0
      ? [{ kind: 'tightens' as const, text: text[0], label, before: gone.join(', ') }]
      : []),
    ...(added.length > 0
      ? [{ kind: 'loosens' as const, text: text[1], label, after: added.join(', ') }]
      : []),
  ];
}

const typesOf = ({ type = [] }: Schema): string[] => {
  const types = [type].flat();
  return types.includes('number') ? [...types, 'integer'] : types;
};

function optionChanges(before: Schema, after: Schema, label: string): FormChange[] {
  if (isSame(before.enum, after.enum)) return [];
  if (!before.enum)
    return [
      { kind: 'tightens', text: words.optionsOnly, label, after: after.enum?.map(shown).join(', ') ?? '' },
    ];
  if (!after.enum) return [{ kind: 'loosens', text: words.anyValue, label }];
  return listChanges(before.enum, after.enum, label, [words.optionGone, words.optionNew]);
}

const texts = ['title', 'description', 'default', 'messages'] as const;

function fieldChanges(before: Field, after: Field): FormChange[] {
  const { label } = after;
  const [old, now] = [before.schema, after.schema];
  const changes: FormChange[] = [];
  if (before.isRequired !== after.isRequired)
    changes.push(
      after.isRequired
        ? { kind: 'tightens', text: words.required, label }
        : { kind: 'loosens', text: words.optional, label },
    );
  changes.push(...listChanges(typesOf(old), typesOf(now), label, [words.typeGone, words.typeNew]));
  changes.push(...optionChanges(old, now, label));
  changes.push(...limitChanges(old as Json, now as Json, label));
  if (now.items && old.items && !isSame(now.items, old.items))
    changes.push(...limitChanges(old.items as Json, now.items as Json, label));
  if (old.title !== now.title)
    changes.push({ kind: 'rewords', text: words.title, label, before: before.label, after: label });
  else if (texts.some((key) => !isSame(old[key], now[key])))
    changes.push({ kind: 'rewords', text: words.texts, label });
  return changes;
}

/** The fields in the order in which they are shown, with what else is said of how. */
function looksChanges(before: FormState, after: FormState): FormChange[] {
  const isField = (key: string): boolean => !key.startsWith('ui:');
  const keys = new Set([...Object.keys(before.ui), ...Object.keys(after.ui)].filter(isField));
  const changed = [...keys].filter(
    (key) => key in (after.schema.properties ?? {}) && !isSame(before.ui[key], after.ui[key]),
  );
  const layout = (ui: Json): unknown => Object.entries(ui).filter(([key]) => !isField(key));
  return [
    ...changed.map((key): FormChange => {
      const [old, now] = [before.ui[key], after.ui[key]] as ({ 'ui:roles'?: number[] } | undefined)[];
      const label = after.schema.properties?.[key]?.title ?? key;
      if (isSame(old?.['ui:roles'], now?.['ui:roles'])) return { kind: 'rewords', text: words.looks, label };
      return now?.['ui:roles']
        ? { kind: 'tightens', text: words.roles, label, after: now['ui:roles'].join(', ') }
        : { kind: 'loosens', text: words.everyRole, label };
    }),
    ...(isSame(layout(before.ui), layout(after.ui))
      ? []
      : [{ kind: 'rewords' as const, text: words.order, label: after.schema.title ?? '' }]),
  ];
}

/** Everything that differs, in the order of the fields; empty when nothing does. Both schemas are resolved ones. */
export function changesBetween(before: FormState, after: FormState): FormChange[] {
  const old = new Map(fieldsOf(before.schema));
  const now = new Map(fieldsOf(after.schema));
  return [
    ...[...now].flatMap(([path, field]): FormChange[] => {
      const known = old.get(path);
      if (known) return fieldChanges(known, field);
      return [
        {
          kind: 'appears',
          text: field.isRequired ? words.appearsRequired : words.appears,
          label: field.label,
        },
      ];
    }),
    ...[...old].flatMap(([path, { label }]): FormChange[] =>
      now.has(path) ? [] : [{ kind: 'vanishes', text: words.vanishes, label }],
    ),
    ...looksChanges(before, after),
  ];
}

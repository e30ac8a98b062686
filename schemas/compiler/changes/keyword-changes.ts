// Which way an edit of each keyword goes: whether a field accepts less or more by it, and how that is told.
import labels from '../../labels.json' with { type: 'json' };
import messages from '../../server-messages.json' with { type: 'json' };
import { isMultiple } from '../../multiple-of.ts';
import { shown } from './conditions.ts';
import type { Choices, Rule } from './statements.ts';

export type ChangeKind = keyof typeof labels.formChange;

/** What is told of one keyword; the label is that of its place. */
export interface KeywordChange {
  kind: ChangeKind;
  text: string;
  fields?: string[];
  keyword?: string;
  before?: string;
  after?: string;
}

/** How the schemas of a rule differ; needed where a rule holds schemas of its own. */
type Compare = (before: Rule['schema'], after: Rule['schema']) => ChangeKind[];
type Changes = (before: unknown, after: unknown, compare: Compare) => KeywordChange[];

const words = messages.formChange;

/** `more` of it accepts less, `less` of it accepts less, or nobody can say once it is given. */
function limit(keyword: string, way: 'more' | 'less' | 'unclear'): Changes {
  const kindOf = (before: unknown, after: unknown): ChangeKind => {
    if (after === undefined) return 'loosens';
    if (before === undefined) return 'tightens';
    const areNumbers = typeof before === 'number' && typeof after === 'number';
    const areTexts = typeof before === 'string' && typeof after === 'string';
    if (way === 'unclear' || !(areNumbers || areTexts)) return 'mayTighten';
    return before < after === (way === 'more') ? 'tightens' : 'loosens';
  };
  return (before, after) => {
    const text =
      after === undefined ? words.limitGone : before === undefined ? words.limitNew : words.limitOther;
    const values = { ...(before === undefined ? {} : { before: shown(before) }), after: shown(after ?? '') };
    return [{ kind: kindOf(before, after), text, keyword, ...values }];
  };
}

/** Every multiple of 10 is one of 5. */
const multipleOf: Changes = (before, after, compare) =>
  limit('multipleOf', 'unclear')(before, after, compare).map((change) =>
    isMultiple(Number(before), Number(after)) ? { ...change, kind: 'loosens' } : change,
  );

const toggle =
  (given: string, gone: string): Changes =>
  (_before, after) => [
    after === undefined ? { kind: 'loosens', text: gone } : { kind: 'tightens', text: given },
  ];

const reworded =
  (given: string, gone = given): Changes =>
  (_before, after) => [{ kind: 'rewords', text: after === undefined ? gone : given }];

/** What a list of all that is accepted has lost and gained. */
function listChanges(
  before: unknown[] | undefined,
  after: unknown[] | undefined,
  text: { only: string; any: string; gone: string; more: string },
): KeywordChange[] {
  if (!before) return [{ kind: 'tightens', text: text.only, after: after?.map(shown).join(', ') ?? '' }];
  if (!after) return [{ kind: 'loosens', text: text.any }];
  const has = (list: unknown[], one: unknown) => list.some((other) => shown(other) === shown(one));
  const gone = before.filter((one) => !has(after, one)).map(shown);
  const added = after.filter((one) => !has(before, one)).map(shown);
  return [
    ...(gone.length > 0 ? [{ kind: 'tightens' as const, text: text.gone, before: gone.join(', ') }] : []),
    ...(added.length > 0 ? [{ kind: 'loosens' as const, text: text.more, after: added.join(', ') }] : []),
  ];
}

const any = { only: words.optionsOnly, any: words.anyValue };
const options = { ...any, gone: words.optionGone, more: words.optionNew };
const types = { ...any, gone: words.typeGone, more: words.typeNew };

/** A number may be whole. */
function typesIn(type: unknown): unknown[] | undefined {
  const list = type === undefined ? undefined : [type].flat();
  return list?.includes('number') ? [...list.filter((one) => one !== 'integer'), 'integer'] : list;
}

const choices: Changes = (before, after) => {
  const [old, now] = [before, after] as (Choices | undefined)[];
  const changes = listChanges(old?.names, now?.names, {
    ...options,
    only: words.choicesOnly,
    any: words.choicesGone,
  });
  return now?.isUnsure ? changes.map((change) => ({ ...change, kind: unsure(change.kind) })) : changes;
};

/** Of shapes that are not apart, what fits one more may fit none, and what fits one less may fit again. */
export const unsure = (kind: ChangeKind): ChangeKind =>
  kind === 'loosens' || kind === 'tightens' ? 'mayTighten' : kind;

const opposite: Partial<Record<ChangeKind, ChangeKind>> = { tightens: 'loosens', loosens: 'tightens' };

/** A rule that holds a schema of its own; `not` turns it round. */
function rule(text: { given: string; gone: string; other: string }, isTurned = false): Changes {
  return (before, after, compare) => {
    const [old, now] = [before, after] as (Rule | undefined)[];
    const fields = (now ?? old)?.fields ?? [];
    if (!now) return [{ kind: 'loosens', text: text.gone, fields }];
    if (!old) return [{ kind: 'tightens', text: text.given, fields }];
    const kinds = new Set(compare(old.schema, now.schema));
    const [kind = 'rewords', ...others] = kinds;
    const told = others.length > 0 ? 'mayTighten' : isTurned ? (opposite[kind] ?? kind) : kind;
    return [{ kind: told, text: text.other, fields }];
  };
}

const texts = reworded(words.texts);

/** How an edit of a keyword is told, by the keyword; what is not here is told as a word of another kind. */
const changesOf: Partial<Record<string, Changes>> = {
  ...Object.fromEntries(
    [
      'minLength',
      'minimum',
      'exclusiveMinimum',
      'minItems',
      'minProperties',
      'formatMinimum',
      'formatExclusiveMinimum',
    ].map((keyword) => [keyword, limit(keyword, 'more')]),
  ),
  ...Object.fromEntries(
    [
      'maxLength',
      'maximum',
      'exclusiveMaximum',
      'maxItems',
      'maxProperties',
      'formatMaximum',
      'formatExclusiveMaximum',
    ].map((keyword) => [keyword, limit(keyword, 'less')]),
  ),
  multipleOf,
  required: toggle(words.required, words.optional),
  never: toggle(words.never, words.notNever),
  closed: toggle(words.closed, words.open),
  type: (before, after) => listChanges(typesIn(before), typesIn(after), types),
  enum: (before, after) => listChanges(before as unknown[], after as unknown[], options),
  choices,
  not: rule({ given: words.notNew, gone: words.notGone, other: words.notOther }, true),
  contains: rule({ given: words.containsNew, gone: words.containsGone, other: words.containsOther }),
  propertyNames: rule({ given: words.namesNew, gone: words.namesGone, other: words.namesOther }),
  roles: (_before, after) =>
    Array.isArray(after)
      ? [{ kind: 'tightens', text: words.roles, after: after.join(', ') }]
      : [{ kind: 'loosens', text: words.everyRole }],
  readOnly: reworded(words.readOnly, words.changeable),
  title: (before, after) => [
    { kind: 'rewords', text: words.title, before: shown(before ?? ''), after: shown(after ?? '') },
  ],
  description: texts,
  default: texts,
  dynamicDefault: texts,
  examples: texts,
  messages: texts,
  writeOnly: texts,
  masked: texts,
  contentEncoding: texts,
  contentMediaType: texts,
};

export const keywordChanges = (
  keyword: string,
  ...[before, after, compare]: Parameters<Changes>
): KeywordChange[] => (changesOf[keyword] ?? limit(keyword, 'unclear'))(before, after, compare);

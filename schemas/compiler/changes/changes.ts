// What an edit does to a form, place by place, in words: what appears, vanishes, accepts less or more, or only reads differently.
import { isObject } from '../../is-object.ts';
import messages from '../../server-messages.json' with { type: 'json' };
import type { Schema } from '../../schema.ts';
import { fieldsOf } from '../../walk.ts';
import type { Told } from './conditions.ts';
import { keywordChanges, unsure, type ChangeKind, type KeywordChange } from './keyword-changes.ts';
import type { Json } from '../source.ts';
import { choiceOf, statementsOf, type Choices, type Statement } from './statements.ts';

/** One change. `text` is English with its places open; the label and the fields are to be translated before they are filled in. */
export interface FormChange extends KeywordChange {
  label: string;
  /** Where and when it holds; everywhere and always without it. */
  when?: Told[];
}

/** A form as it is before or after. */
export interface FormState {
  schema: Schema;
  ui: Json;
}

const words = messages.formChange;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The statements of a form by their place. */
type Places = Map<string, Statement[]>;
const keyOf = (path: string[]): string => JSON.stringify(path);

function placesIn(schema: Schema | boolean): Places {
  const places: Places = new Map();
  for (const one of statementsOf(schema)) {
    const key = keyOf(one.path);
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  return places;
}

function told({ label, when }: Statement, change: KeywordChange): FormChange {
  return { ...change, label, ...(when.length > 0 ? { when } : {}) };
}

/** What a statement says otherwise; all it says when the other is not there. */
function wordChanges(old: Statement | undefined, now: Statement | undefined): FormChange[] {
  const place = now ?? old;
  if (!place) return [];
  const isUnsure = old?.isUnsure === true || now?.isUnsure === true;
  return [...new Set([...(now?.words.keys() ?? []), ...(old?.words.keys() ?? [])])].flatMap((keyword) => {
    const [before = [], after = []] = [old?.words.get(keyword), now?.words.get(keyword)];
    const gone = before.filter((one) => !after.some((other) => isSame(one, other)));
    const added = after.filter((one) => !before.some((other) => isSame(one, other)));
    return Array.from({ length: Math.max(gone.length, added.length) }, (_, at) =>
      keywordChanges(keyword, gone[at], added[at], kindsBetween),
    )
      .flat()
      .map((change) => told(place, isUnsure ? { ...change, kind: unsure(change.kind) } : change));
  });
}

const kindsBetween = (before: Schema | boolean, after: Schema | boolean): ChangeKind[] =>
  schemaChanges(before, after)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'rewords');

/** The names of all that can be chosen, as conditions. */
const choicesIn = (places: Places): string[] =>
  [...places.values()]
    .flat()
    .flatMap(({ words: said }) => (said.get('choices') ?? []) as Choices[])
    .flatMap(({ names }) => names.map(choiceOf));

/** Statements of one place that belong together: those of the same conditions, then the others as they come. */
function pairs(old: Statement[], now: Statement[]): [old?: Statement, now?: Statement][] {
  const alike = now.map((one) => old.find(({ conditions }) => isSame(conditions, one.conditions)));
  const left = old.filter((one) => !alike.includes(one));
  return [
    ...now.map((one, at): [Statement | undefined, Statement] => [alike[at] ?? left.shift(), one]),
    ...left.map((one): [Statement] => [one]),
  ];
}

/** More than that the place is there. */
const saysMore = ({ isField, words: said }: Statement): boolean => isField || said.size > 0;

function placeChanges(old: Statement[], now: Statement[]): FormChange[] {
  return pairs(old, now).flatMap(([before, after]) => {
    const isMoved = before && after && saysMore(after) && !isSame(before.conditions, after.conditions);
    const text = after?.conditions.length === 0 ? words.always : words.moved;
    return [...(isMoved ? [told(after, { kind: 'mayTighten', text })] : []), ...wordChanges(before, after)];
  });
}

/** A field around it is there on one side only, which says all. */
const isWithinNews = (path: string[], own: Places, other: Places): boolean =>
  path.slice(0, -1).some((_, at) => {
    const around = keyOf(path.slice(0, at + 1));
    return own.get(around)?.[0]?.isField === true && !other.has(around);
  });

const isClosed = (path: string[], places: Places): boolean =>
  places.get(keyOf(path))?.some((one) => one.words.has('closed')) ?? false;

/** What is said of a place that the other form says nothing of. */
function news(here: Statement[], own: Places, other: Places, kind: 'appears' | 'vanishes'): FormChange[] {
  const [first] = here;
  if (!first || isWithinNews(first.path, own, other)) return [];
  const isNew = kind === 'appears';
  if (first.isField) {
    const isDemanded = here.some(
      (one) => one.words.has('required') && isSame(one.conditions, first.conditions),
    );
    return [told(first, { kind, text: words[isNew && isDemanded ? 'appearsRequired' : kind] })];
  }
  if (first.isOther && isClosed(first.path.slice(0, -1), other)) {
    const [change] = keywordChanges('closed', isNew || undefined, isNew ? undefined : true, kindsBetween);
    return change ? [told({ ...first, when: first.when.slice(0, -1) }, change)] : [];
  }
  return here.flatMap((one) => (isNew ? wordChanges(undefined, one) : wordChanges(one, undefined)));
}

function schemaChanges(before: Schema | boolean, after: Schema | boolean): FormChange[] {
  const [was, is] = [placesIn(before), placesIn(after)];
  const [choicesBefore, choicesAfter] = [choicesIn(was), choicesIn(is)];
  // What a new choice says is told by naming the choice.
  const isOnBothSides = (one: string): boolean =>
    !one.startsWith(choiceOf('')) || (choicesBefore.includes(one) && choicesAfter.includes(one));
  const isTold = ({ conditions }: Statement): boolean => conditions.every(isOnBothSides);
  return [
    ...[...is].flatMap(([at, now]) => {
      const old = was.get(at);
      return old ? placeChanges(old.filter(isTold), now.filter(isTold)) : news(now, is, was, 'appears');
    }),
    ...[...was].flatMap(([at, old]) => (is.has(at) ? [] : news(old, was, is, 'vanishes'))),
  ];
}

type Hints = Record<string, unknown>;

/** The roles of a field are a word of its schema. */
const withoutRoles = (hints: unknown): unknown =>
  JSON.parse(
    JSON.stringify(hints ?? {}, (key, value: unknown) => {
      if (key === 'ui:roles') return undefined;
      if (key !== 'ui:options' || !isObject(value)) return value;
      const { roles: _, ...others } = value;
      return Object.keys(others).length > 0 ? others : undefined;
    }),
  );

/** The fields that are shown in another way, and the order of all. */
function looksChanges(before: FormState, after: FormState): FormChange[] {
  const isField = (key: string): boolean => !key.startsWith('ui:');
  const layoutOf = (ui: Hints): unknown => Object.entries(ui).filter(([key]) => !isField(key));
  const fields = fieldsOf(after.schema);
  const changed = [...fields].filter(
    ([key]) => isField(key) && !isSame(withoutRoles(before.ui[key]), withoutRoles(after.ui[key])),
  );
  const isLaidOut = isSame(layoutOf(before.ui), layoutOf(after.ui));
  return [
    ...changed.map(([key, said]): FormChange => {
      const label = said.find(({ title }) => title !== undefined)?.title ?? key;
      return { kind: 'rewords', text: words.looks, label };
    }),
    ...(isLaidOut ? [] : [{ kind: 'rewords' as const, text: words.order, label: after.schema.title ?? '' }]),
  ];
}

/** Everything that differs, in the order of the fields; empty when nothing does. Both schemas are resolved ones. */
export function changesBetween(before: FormState, after: FormState): FormChange[] {
  const changes = [...schemaChanges(before.schema, after.schema), ...looksChanges(before, after)];
  const said = new Map(changes.map((change) => [JSON.stringify(change), change]));
  return [...said.values()];
}

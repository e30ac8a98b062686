// Words of the meta-schemas beyond draft-07: what a name must lead to, which places a text has, what is in order or distinct.
import type { Ajv, ErrorObject, KeywordDefinition } from 'ajv';
import { isObject } from '../is-object.ts';
import { valueAt } from '../table.ts';
import type { Json } from './source.ts';
import { kinds, type KindOfName, type NamesOf } from './names.ts';
import { unknownName } from './unknown-name.ts';

/** What the validators of the meta-schemas run on: the names that there are in the files. */
export interface Asked {
  namesOf: NamesOf;
  json: Json;
}

/** The word of our own complains in whole sentences. */
type Complaints = (this: Asked, rule: never, data: never) => string[];

interface Judge {
  (this: Asked, rule: never, data: never): boolean;
  errors?: Partial<ErrorObject>[];
}

function judgeOf(keyword: string, complaintsOf: Complaints): Judge {
  function judge(this: Asked, rule: never, data: never): boolean {
    (judge as Judge).errors = complaintsOf
      .call(this, rule, data)
      .map((message) => ({ keyword, message, params: {} }));
    return (judge as Judge).errors?.length === 0;
  }
  return judge;
}

/** `"names": "permission"`: the value is one of those. */
function strangers(this: Asked, kind: KindOfName, name: string | number): string[] {
  const known = this.namesOf(kind);
  // That there is none at all is told of where they should be.
  return known.length === 0 || known.includes(String(name))
    ? []
    : [unknownName(String(name), known, kinds[kind].what)];
}

/** What stands in braces in a text, and is no `{{place}}` of it. */
function oddPlaces(text: string, known: readonly string[]): string[] {
  const found = [...text.matchAll(/\{+([^{}]*)\}*|\}+/g)];
  return found.flatMap(([whole, name = '']) => {
    if (whole !== `{{${name}}}`) return [`${JSON.stringify(whole)} is not a place; write "{{name}}".`];
    return known.includes(name) ? [] : [unknownName(name, known, 'a place that is filled in here')];
  });
}

/** `"places": ["label"]`: the text has no other ones; `"variables"`: those that the file declares under that name. */
function strangePlaces(this: Asked, places: string[] | string, text: string): string[] {
  if (Array.isArray(places)) return oddPlaces(text, places);
  const declared = this.json[places];
  // That they are missing is told of by itself.
  return isObject(declared) ? oddPlaces(text, Object.keys(declared)) : [];
}

/** `"ordered": [["minimum", "maximum"]]`: the first is not above the second. */
const disordered = (pairs: [string, string][], data: Json): string[] =>
  pairs.flatMap(([low, high]) => {
    const [less, more] = [valueAt(data, low), valueAt(data, high)];
    if (typeof less !== 'number' || typeof more !== 'number' || less <= more) return [];
    return [`"${low}" is ${less}, which is above "${high}", ${more}; lower the one or raise the other.`];
  });

function twice(values: unknown[], word = ''): string[] {
  const doubled = values.filter((value, index) => value !== undefined && values.indexOf(value) !== index);
  const [stands, another] = word.endsWith('s') ? ['stand', 'other'] : ['stands', 'another'];
  const remedy = word === '' ? 'write another one' : `give one of them ${another} ${word}`;
  const name = word === '' ? '' : `${word} `;
  return [...new Set(doubled)].map(
    (value) => `the ${name}${JSON.stringify(value)} ${stands} there twice; ${remedy}.`,
  );
}

/** `"distinct": ["id"]`: no two entries have the same `id`; `true`: no two values are the same. */
function doubles(keys: string[] | true, data: object): string[] {
  const entries = Object.values(data) as unknown[];
  if (keys === true) return twice(entries);
  return keys.flatMap((key) =>
    twice(
      entries.map((entry) => (isObject(entry) ? entry[key] : undefined)),
      key,
    ),
  );
}

const words: Record<string, [types: KeywordDefinition['type'], complaints: Complaints]> = {
  names: [['string', 'number'], strangers],
  places: ['string', strangePlaces],
  ordered: ['object', disordered],
  distinct: [['array', 'object'], doubles],
};

export const isOwnWord = (keyword: string): boolean => Object.hasOwn(words, keyword);

/** Teaches an Ajv, made with `passContext`, the words. */
export function addMetaWords(ajv: Ajv): void {
  for (const [keyword, [type, complaintsOf]] of Object.entries(words))
    ajv.addKeyword({
      keyword,
      type,
      errors: true,
      validate: judgeOf(keyword, complaintsOf),
    } as KeywordDefinition);
}

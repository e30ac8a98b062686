// A form taken apart: what is said of each of its places, and where and when that holds.
import messages from '../../server-messages.json' with { type: 'json' };
import type { Schema } from '../../schema.ts';
import { partsOf, schemasAt } from '../../walk.ts';
import { areApart, choiceName } from './choices.ts';
import { conditionInWords, keysNamedIn, type Told } from './conditions.ts';

/** What is said of one place under one condition: the values of each keyword, which may be said more than once. */
export interface Statement {
  path: string[];
  label: string;
  isField: boolean;
  /** All fields that are not named, or those of a name like this. */
  isOther: boolean;
  when: Told[];
  /** The conditions of `when` as they are compared. */
  conditions: string[];
  /** Its choices accept a value once only: to accept more may be to accept less. */
  isUnsure: boolean;
  words: Map<string, unknown[]>;
}

/** A schema that a keyword holds, with the fields it names. */
export interface Rule {
  schema: Schema | boolean;
  fields: string[];
}

/** What may be chosen, by name. */
export interface Choices {
  names: string[];
  isUnsure: boolean;
}

/** The condition that a choice is taken. */
export const choiceOf = (name: string): string => `choice ${name}`;

type Place = Omit<Statement, 'words'>;

const words = messages.formPlace;
const ofPlaces = new Set(['properties', 'patternProperties', 'required', 'items', 'additionalItems']);
const ofParts = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependencies', '$ref']);
const ofFiles = new Set(['$id', '$schema', '$comment', 'definitions']);
const rules = new Set(['not', 'contains', 'propertyNames']);
const closing = new Set(['additionalProperties', 'unevaluatedProperties']);

/** Keys of places that are no fields: each entry, those after the listed ones, other fields, fields by their name. */
const keyOf = { each: '[]', further: '[+]', others: '*', named: (pattern: string) => `/${pattern}/` };

class Taker {
  readonly statements = new Map<string, Statement>();
  private readonly followed = new Set<string>();
  private readonly root: Schema;

  constructor(root: Schema) {
    this.root = root;
  }

  private labelAt(path: string[]): string {
    const place = path.map((key) => (key === keyOf.each ? '0' : key));
    const titled = schemasAt(this.root, place).find(({ title }) => title !== undefined);
    return titled?.title ?? path.at(-1) ?? '';
  }

  private say(place: Place, keyword?: string, value?: unknown): void {
    const key = JSON.stringify([place.path, place.conditions]);
    const statement = this.statements.get(key) ?? { ...place, words: new Map<string, unknown[]>() };
    this.statements.set(key, statement);
    if (keyword !== undefined) statement.words.set(keyword, [...(statement.words.get(keyword) ?? []), value]);
  }

  private field(place: Place, key: string): Place {
    const path = [...place.path, key];
    const when = place.isField ? [...place.when, { text: words.in, label: place.label }] : place.when;
    return { ...place, path, label: this.labelAt(path), isField: true, isOther: false, when };
  }

  /** A place within that has no name: told by the one around it. */
  private within(place: Place, key: string, text: string, value?: string): Place {
    const told = { text, label: place.label, ...(value === undefined ? {} : { value }) };
    const isOther = key === keyOf.others || text === words.named;
    return { ...place, path: [...place.path, key], isField: false, isOther, when: [...place.when, told] };
  }

  private under(place: Place, condition: string, when: Told[], isUnsure = false): Place {
    return {
      ...place,
      when: [...place.when, ...when],
      conditions: [...place.conditions, condition],
      isUnsure: place.isUnsure || isUnsure,
    };
  }

  take(schema: Schema | boolean | undefined, place: Place): void {
    if (schema === undefined) return;
    this.say(place);
    if (schema === false) this.say(place, 'never', true);
    if (typeof schema === 'boolean') return;
    for (const [keyword, value] of Object.entries(schema)) this.takeWord(keyword, value, place);
    this.takePlaces(schema, place);
    this.takeParts(schema, place);
  }

  private takeWord(keyword: string, value: unknown, place: Place): void {
    if (ofPlaces.has(keyword) || ofParts.has(keyword) || ofFiles.has(keyword)) return;
    if (closing.has(keyword)) {
      if (
        value === false &&
        !this.statements.get(JSON.stringify([place.path, place.conditions]))?.words.has('closed')
      )
        this.say(place, 'closed', true);
    } else if (rules.has(keyword)) {
      const keys = typeof value === 'object' ? keysNamedIn(value as Schema) : [];
      const fields = keys.map((key) =>
        this.labelAt([...place.path, ...(keyword === 'contains' ? ['0'] : []), key]),
      );
      this.say(place, keyword, { schema: value, fields: fields.length > 0 ? fields : [place.label] });
    } else if (keyword === 'const') this.say(place, 'enum', [value]);
    else if (value !== false) this.say(place, keyword, value);
  }

  private takePlaces(schema: Schema, place: Place): void {
    const { properties = {}, patternProperties = {}, additionalProperties, required = [] } = schema;
    for (const [key, one] of Object.entries(properties)) this.take(one, this.field(place, key));
    for (const key of required) this.say(this.field(place, key), 'required', true);
    for (const [pattern, one] of Object.entries(patternProperties))
      this.take(one, this.within(place, keyOf.named(pattern), words.named, pattern));
    if (typeof additionalProperties === 'object')
      this.take(additionalProperties, this.within(place, keyOf.others, words.others));
    if (Array.isArray(schema.items)) {
      schema.items.forEach((one, at) =>
        this.take(one, this.within(place, String(at), words.entry, String(at + 1))),
      );
      this.take(schema.additionalItems, this.within(place, keyOf.further, words.further));
    } else this.take(schema.items, this.within(place, keyOf.each, words.each));
  }

  private takeParts(schema: Schema, place: Place): void {
    const labelOf = (key: string): string => this.labelAt([...place.path, key]);
    this.takeReference(schema, place);
    for (const one of schema.allOf ?? []) this.take(one, place);
    this.takeChoices(schema, place);
    if (typeof schema.if === 'boolean') this.take(schema.if ? schema.then : schema.else, place);
    else if (schema.if)
      for (const branch of ['then', 'else'] as const) {
        const when = conditionInWords(schema.if, labelOf, branch === 'else');
        this.take(schema[branch], this.under(place, `${branch} ${JSON.stringify(schema.if)}`, when));
      }
    for (const [key, one] of Object.entries(schema.dependencies ?? {})) {
      const when = this.under(place, `with ${key}`, [{ text: words.filled, label: labelOf(key) }]);
      this.take(Array.isArray(one) ? { required: one } : one, when);
    }
  }

  /** Only definitions that lead back to themselves are still referred to: each is taken once. */
  private takeReference({ $ref }: Schema, place: Place): void {
    if ($ref === undefined) return;
    const [, target] = partsOf({ $ref }, this.root);
    if (target && !this.followed.has($ref)) {
      this.followed.add($ref);
      this.take(target, place);
    } else this.say(place, '$ref', $ref);
  }

  private takeChoices(schema: Schema, place: Place): void {
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const choices = (schema[keyword] ?? []) as (Schema | boolean)[];
      if (choices.length === 0) continue;
      const isUnsure = keyword === 'oneOf' && !areApart(choices);
      const names = choices.map(choiceName);
      this.say(place, 'choices', { names, isUnsure } satisfies Choices);
      choices.forEach((choice, at) => {
        const label = names[at] ?? '';
        const here = this.under(place, choiceOf(label), [{ text: words.choice, label }], isUnsure);
        this.take(typeof choice === 'object' ? { ...choice, title: undefined } : choice, here);
      });
    }
  }
}

/** All that a form says, in its order. */
export function statementsOf(form: Schema | boolean): Statement[] {
  const root = typeof form === 'object' ? form : {};
  const taker = new Taker(root);
  const label = root.title ?? '';
  const top = { path: [], label, isField: false, isOther: false, when: [], conditions: [], isUnsure: false };
  taker.take(form, top);
  return [...taker.statements.values()];
}

// Says what is wrong with an edit in one sentence: file, place, remedy.
import type { ErrorObject } from 'ajv';
import { isObject } from '../is-object.ts';
import { writtenAs } from './check-values.ts';
import type { Schema } from '../schema.ts';
import { keysOf } from './keys.ts';
import { isOwnWord } from './meta-words.ts';
import { WrongEdit, type Json } from './source.ts';
import { unknownName } from './unknown-name.ts';

/** What a meta-schema's refusal says to the person who made the edit: a sentence for each mistake. */
export function refusals(file: string, errors: readonly ErrorObject[]): string[] {
  const told = telling(errors.filter((error) => !isOfPlace(error)));
  const missingAt = (place: string): string[] => namesOf(told, 'required', place);
  const sentenceOf = (error: ErrorObject): string => {
    const { instancePath: place, keyword } = error;
    const [only, ...others] = missingAt(place);
    const isRenamed =
      keyword === 'additionalProperties' && others.length + namesOf(told, keyword, place).length === 1;
    return `${file}, ${place || 'at the top'}: ${complaint(error, isRenamed ? only : undefined)}`;
  };
  const sentences = told.map(sentenceOf);
  // What is missing under one name and there under another is one mistake.
  const isMeant = ({ instancePath, params }: ErrorObject): boolean =>
    sentences.some(
      (sentence) =>
        sentence.startsWith(`${file}, ${instancePath || 'at the top'}: `) &&
        sentence.endsWith(`did you mean "${String(params['missingProperty'])}"?`),
    );
  return [...new Set(sentences.filter((_, at) => told[at]?.keyword !== 'required' || !isMeant(told[at])))];
}

/** That a value is no `{"$data": …}` either, of which nobody has thought who has not written that word. */
const isOfPlace = ({ parentSchema, data }: ErrorObject): boolean =>
  String(parentSchema?.['$id']).endsWith('/refs/data.json#') &&
  !(isObject(data) && keysOf(data).some((key) => key.startsWith('$')));

/** The keys that the errors of a keyword at one place are about. */
const namesOf = (errors: readonly ErrorObject[], keyword: string, place: string): string[] =>
  errors
    .filter((error) => error.keyword === keyword && error.instancePath === place)
    .map(({ params }) => String(params['missingProperty'] ?? params['additionalProperty']));

// A choice between shapes fails as a whole: what failed inside it says more.
export const vague = ['anyOf', 'propertyNames', 'type', 'if'];
/** Of these there may be several at one place; of others, the branches of a choice say too much. */
const several = ['additionalProperties', 'required'];
const isSeveral = ({ keyword }: ErrorObject): boolean => several.includes(keyword) || isOwnWord(keyword);

function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  // Of a list it says less that it is none of the words than what is wrong in it.
  const isVague = ({ keyword, data }: ErrorObject): boolean =>
    vague.includes(keyword) || (keyword === 'enum' && Array.isArray(data));
  const ordered = [
    ...errors.filter((error) => !isVague(error)),
    ...errors
      .filter(isVague)
      .sort((one, other) => other.instancePath.split('/').length - one.instancePath.split('/').length),
  ];
  const kept: ErrorObject[] = [];
  for (const error of ordered) {
    const beside = kept.filter(({ instancePath }) =>
      isVague(error)
        ? `${instancePath}/`.startsWith(`${error.instancePath}/`)
        : instancePath === error.instancePath,
    );
    if (beside.length === 0 || (isSeveral(error) && beside.every(isSeveral))) kept.push(error);
  }
  return errors.filter((error) => kept.includes(error));
}

/** The beginning of a value, as JSON. */
function shownOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'this';
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}
const LONG = 60;

/** What types are called elsewhere. */
const otherTypes: Readonly<Record<string, string>> = {
  ...{ int: '"integer"', float: '"number"', double: '"number"', decimal: '"number"', money: '"number"' },
  ...{ bool: '"boolean"', text: '"string"', list: '"array"', map: '"object"' },
  ...{ date: '"string", and "format": "date" beside it', time: '"string", and "format": "time" beside it' },
  datetime: '"string", and "format": "date-time" beside it',
  file: '"string", and "format": "data-url" beside it',
};

/** A type by a name that it has elsewhere. */
const otherType = (word: unknown, allowed: unknown): string | undefined =>
  Array.isArray(allowed) && allowed.includes('integer') ? otherTypes[String(word)] : undefined;

/** Words that an earlier draft has with yes or no. */
function ofEarlierDraft({ instancePath, data }: ErrorObject): string | undefined {
  const word = instancePath.split('/').at(-1) ?? '';
  if (typeof data !== 'boolean') return undefined;
  if (word === 'required')
    return `${data} is of an earlier draft; write the name of the field into "required" of the object that it is in.`;
  return /^exclusiveM(in|ax)imum$/.test(word)
    ? `${data} is of an earlier draft; write the number itself here.`
    : undefined;
}

/** What is written in place of a value that is of another shape than its word takes. */
function ofAnotherShape(
  { instancePath, data, parentSchema }: ErrorObject,
  types: readonly string[],
): string | undefined {
  const [parent = '', word = ''] = instancePath.split('/').slice(-2);
  const { type: rows = [] } = (parentSchema?.['items'] ?? {}) as Schema;
  const asList =
    typeof data === 'string' || typeof data === 'number'
      ? `write [${writtenAs(data, [rows].flat()) ?? JSON.stringify(data)}]`
      : undefined;
  if (types.includes('array'))
    return word === 'enum' && isObject(data)
      ? `write a list, such as ${shownOf(keysOf(data))}, or "oneOf" with a "const" and a "title" each`
      : asList;
  if (types.includes('object') && parent === 'dependencies') return asList;
  if (types.includes('object') && word === 'dependencies')
    return `write {"a": ["b"]} where the field "b" is needed once "a" is there`;
  if (types.includes('object'))
    return typeof data === 'string' && allTypes.includes(data) ? `write {"type": "${data}"}` : undefined;
  if (/^(minimum|maximum)$/.test(word) && /^\d+-\d\d/.test(String(data)))
    return `write "formatM${word.slice(1)}", which compares days`;
  const meant = writtenAs(data, types);
  if (meant === undefined) return types.includes('boolean') ? 'write true or false' : undefined;
  return `write ${meant}`;
}
const quoted = (keys: unknown): string =>
  [keys]
    .flat()
    .map((key) => JSON.stringify(key))
    .join(', ');
const allTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

function complaint(error: ErrorObject, renamed?: string): string {
  const { keyword, params, parentSchema, propertyName, data, message } = error;
  const word = propertyName ?? data;
  const shown = shownOf(word);
  if (isOwnWord(keyword)) return message ?? '';
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      if (renamed !== undefined) return `"${name}" is not known here; did you mean "${renamed}"?`;
      return unknownName(name, keysOf((parentSchema as Json)['properties']));
    }
    case 'required':
      // What is not begun yet lacks all of it: that is said once.
      if (keysOf(data).length === 0) return `this is empty; add ${quoted(parentSchema?.['required'])}.`;
      return `"${String(params['missingProperty'])}" is missing; add it.`;
    case 'enum': {
      const type = otherType(word, params['allowedValues']);
      if (type !== undefined) return `${shown} is not known here; write ${type}.`;
      return unknownName(String(word), (params['allowedValues'] as unknown[]).map(String));
    }
    case 'format':
      return `${shown} is not a valid ${params['format'] === 'regex' ? 'regular expression' : String(params['format'])}; correct it.`;
    case 'minimum':
    case 'maximum':
      return `${shown} must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(params['limit'])}; correct the value.`;
    case 'type': {
      const types = [params['type']].flat().map(String);
      return (
        ofEarlierDraft(error) ??
        `${shown} must be ${types.join(' or ')}; ${ofAnotherShape(error, types) ?? 'correct the value'}.`
      );
    }
    case 'pattern': {
      const examples = (parentSchema as Json)['examples'] as string[] | undefined;
      return `${shown} ${examples ? `must be like ${examples.map(shownOf).join(' or ')}` : message}; correct the value.`;
    }
    case 'const':
      return `${shown} must be ${JSON.stringify(params['allowedValue'])}; correct the value.`;
    case 'uniqueItems':
      return `${shown} has the same entry twice; remove one of the two.`;
    case 'minItems':
      return params['limit'] === 1
        ? 'this list is empty; put something into it.'
        : `${shown} has fewer than ${String(params['limit'])} entries; add some.`;
    case 'minProperties': {
      const lacking = keysOf((parentSchema as Json)['properties']).filter(
        (key) => !keysOf(word).includes(key),
      );
      return keysOf(word).length === 0 || lacking.length === 0
        ? 'this is empty; put something into it.'
        : `${shown} says too little; add ${lacking.map((key) => JSON.stringify(key)).join(' or ')}.`;
    }
    case 'minLength':
      return 'this is empty; write a text.';
    case 'false schema':
      return 'this does not belong here; take it away.';
    default:
      return `${shown} ${message ?? 'is wrong'}; correct the value.`;
  }
}

/** What is said of a schema that no validator can be made of. */
export function unmakeable(file: string, name: string, cause: unknown): WrongEdit {
  const what = cause instanceof Error ? cause.message.replace('strict mode: ', '') : String(cause);
  return new WrongEdit(`${file}: no validator can be made of "${name}" (${what}); correct that keyword.`, {
    cause,
  });
}

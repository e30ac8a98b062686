// The schema of a form as the library is to draw it.
import { isBareChoice } from '#schemas/bare-choice.ts';
import { isObject } from '#schemas/is-object.ts';
import { escaped } from '#schemas/pointer.ts';
import type { Schema } from '#schemas/schema.ts';
import { mapInner, partsOf } from '#schemas/walk.ts';

/** Whether a field is called like what every object has: the library takes that for the field's value. */
export const isBeyondLibrary = ({ properties = {} }: Schema): boolean =>
  Object.keys(properties).some((name) => name in {});

const isShape = (option: Schema, root: Schema): boolean =>
  partsOf(option, root).some(({ type = 'object', properties }) => properties && type === 'object');

/** In a choice of shapes the library fills in the word that tells them apart only where it reads that all are objects. */
const typed = (schema: Schema, root: Schema): Schema =>
  schema.oneOf?.every((option) => isShape(option, root)) ? { type: 'object', ...schema } : schema;

const isWord = ({ const: only }: Schema): boolean => only !== undefined;

/** Of constants the library takes the first for chosen where they stand in `anyOf`, and none in `oneOf`: it draws both alike. */
function unchosen(schema: Schema): Schema {
  const { anyOf = [], ...rest } = schema;
  const isOfConstants = anyOf.length > 0 && anyOf.every(isWord);
  return isOfConstants && !rest.oneOf ? { ...rest, oneOf: anyOf } : schema;
}

const isBare = (said: unknown): boolean =>
  said === true || (isObject(said) && Object.keys(said).length === 0);

/** Where a pattern says nothing of its fields the library forgets that their keys are a person's own: with a word it does not. */
function withWords({ patternProperties, ...rest }: Schema): Schema {
  if (!patternProperties) return rest;
  const rows = Object.entries(patternProperties).map(([key, said]) => [
    key,
    isBare(said) ? { title: '' } : said,
  ]);
  return { ...rest, patternProperties: Object.fromEntries(rows) as Record<string, Schema> };
}

const judging = /^\/(if|not|contains|propertyNames)/;
const ofTheSame = /^\/(allOf|oneOf|anyOf|then|else|dependencies)/;
const shapes = /^\/(oneOf|anyOf|definitions|\$defs)/;

/**
 * The schema as the library is to draw it: of what is beyond it, it is told no type, and draws a field of JSON. It fills
 * in each `const`; one that may be left out becomes an `enum` of one, unless it tells a shape from others, and so does a
 * yes that is asked for.
 */
export function drawn(
  schema: Schema,
  root: Schema = schema,
  around: { required: string[]; inShape: boolean } = { required: [], inShape: false },
): Schema {
  if (isBeyondLibrary(schema)) {
    const { title = '', description = '' } = schema;
    return { title, description };
  }
  const required = [...around.required, ...partsOf(schema, root).flatMap((part) => part.required ?? [])];
  const { inShape } = around;
  // Of a choice that only judges the library would draw a chooser, and below it all of the value once more.
  const { anyOf = [], oneOf = anyOf, ...bare } = schema;
  const whole = isBareChoice(schema) ? bare : typed(unchosen(schema), root);
  return mapInner(withWords(whole), (inner, pointer) => {
    if (judging.test(pointer)) return inner;
    const isSame = ofTheSame.test(pointer);
    const next = drawn(inner, root, {
      required: isSame ? required : [],
      inShape: shapes.test(pointer) || (isSame && inShape),
    });
    const { const: only, ...rest } = next;
    // The library puts a null there once it is drawn, and the form would differ from what was loaded.
    if (next.type === 'null' && pointer.startsWith('/properties/')) return { default: null, ...next };
    const isFree = !required.some((key) => pointer === `/properties/${escaped(key)}`);
    // Nobody has agreed before they tick it.
    const isOpen = inShape ? isFree && typeof only === 'boolean' : isFree || only === true;
    // One that may be chosen beside other shapes the library would take for chosen, or draw nothing to choose it by.
    const isBeside = /^\/(one|any)/.test(pointer) && !oneOf.every(isWord);
    const isAsked = pointer.startsWith('/properties/') ? isOpen : isBeside;
    return isAsked && only !== undefined ? { ...rest, enum: [only] } : next;
  });
}

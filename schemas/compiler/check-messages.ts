// Finds texts for a keyword that refuses nothing of their field: nobody would ever read them.
import { keysIn } from '../pointer.ts';
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { nodesOf, schemasAt, type Path } from '../walk.ts';
import { resolverOf } from './resolve.ts';
import type { Source } from './source.ts';

/** Keywords that only say one thing. What may be chosen is said in many ways, and that a field is required by another form too. */
const ofFields = [
  ...['format', 'pattern', 'minLength', 'maxLength', 'multipleOf'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'],
  ...['minItems', 'maxItems', 'uniqueItems', 'contains', 'minProperties', 'maxProperties'],
];

/** The place of the value that a schema in a form judges; nothing of one that judges several, or whatever refers to it. */
function pathOf(pointer: string): Path | undefined {
  const [path, steps]: [string[], string[]] = [[], keysIn(pointer)];
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    if (step === 'properties') path.push(steps.shift() ?? '');
    else if (step === 'items' && !/^\d+$/.test(steps[0] ?? '')) path.push('0');
    else if (['allOf', 'anyOf', 'oneOf', 'dependencies'].includes(step)) steps.shift();
    else if (!['then', 'else'].includes(step)) return undefined;
  }
  return path;
}

/** Whether anything that is said of a place can refuse it by a keyword. */
function refuses(form: Schema, path: Path, keyword: string): boolean {
  // More than a catalogue has is told of as above a maximum.
  const words = keyword === 'maximum' ? [keyword, 'lookupCount'] : [keyword];
  return schemasAt(form, path).some((one) => words.some((word) => word in one));
}

/** One sentence for each text that is never said. */
export function checkMessages(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, json }) => {
    if (!/^schemas\/forms\/.*\.schema\.json$/.test(file)) return [];
    return nodesOf(json as Schema).flatMap(([place, { messages }]) => {
      const path = pathOf(place);
      if (!isObject(messages) || !path || path.length === 0) return [];
      const form = resolverOf(sources).resolve(file);
      return Object.keys(messages)
        .filter((keyword) => ofFields.includes(keyword) && !refuses(form, path, keyword))
        .map(
          (keyword) =>
            `${file}, ${place}/messages/${keyword}: nothing refuses this field by "${keyword}", so the text is never said; write "${keyword}" beside "messages", or take the text away.`,
        );
    });
  });
}

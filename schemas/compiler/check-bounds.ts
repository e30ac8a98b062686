// Finds limits that are compared with what is not there.
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import { unknownName } from './unknown-name.ts';

const moments = [
  'formatMinimum',
  'formatMaximum',
  'formatExclusiveMinimum',
  'formatExclusiveMaximum',
] as const;
const compared = ['date', 'date-time', 'time', 'iso-date-time', 'iso-time'];

/**
 * One sentence for each limit of days and times that cannot be compared with.
 * @param isTaken whether a schema takes a value
 */
export function wrongMoments(
  node: Schema,
  whole: () => Schema,
  { at, isTaken }: { at: string; isTaken: (schema: Schema, value: unknown) => boolean },
): string[] {
  return moments
    .filter((word) => node[word] !== undefined)
    .flatMap((word) => {
      const [limit, { format = '' }] = [node[word], whole()];
      if (!compared.includes(format))
        return [
          `${at}: "${word}" compares days and times; write "format": "date", "date-time" or "time" beside it.`,
        ];
      return typeof limit === 'string' && !isTaken({ type: 'string', format }, limit)
        ? [`${at}/${word}: ${JSON.stringify(limit)} is not a valid ${format}; correct it.`]
        : [];
    });
}

const pairs = moments
  .filter((word) => word.endsWith('Minimum'))
  .flatMap((low) => moments.filter((word) => word.endsWith('Maximum')).map((high) => [low, high] as const));

/** One sentence for each two limits of days between which there is none. Times of day have zones, which no order of texts knows. */
export function crossedMoments(node: Schema, at: string): string[] {
  return pairs.flatMap(([low, high]) => {
    const [least, most] = [node[low], node[high]];
    if (typeof least !== 'string' || typeof most !== 'string') return [];
    const isStrict = [low, high].some((word) => word.includes('Exclusive'));
    const between = Date.parse(most) - Date.parse(least);
    // What is no day is told of by itself.
    if (Number.isNaN(between) || (isStrict ? between > 0 : between >= 0)) return [];
    return [
      `${at}: "${low}" is ${least}, which is ${isStrict ? 'not before' : 'after'} "${high}", ${most}; take an earlier one, or a later end.`,
    ];
  });
}

/** `1/from`: so many levels up, and from there to a field. */
const pointer = /^(?:0|[1-9]\d*)(?:\/(.*))?$/s;

/** One sentence for each value to compare with that is no field of the form. */
export function strangersCompared(node: Schema, form: () => Schema, at: string): string[] {
  return Object.entries(node).flatMap(([word, value]: [string, unknown]) => {
    // A pattern is not taken from the data at all.
    if (word === 'pattern' || !isObject(value) || typeof value['$data'] !== 'string') return [];
    const [found, path] = pointer.exec(value['$data']) ?? [];
    const place = `${at}/${word}/$data`;
    if (found === undefined)
      return [
        `${place}: ${JSON.stringify(value['$data'])} is no place; write "1/from" for the field "from" beside this one.`,
      ];
    const known = [...new Set(nodesOf(form()).flatMap(([, { properties = {} }]) => Object.keys(properties)))];
    const name = path?.split('/').at(-1) ?? '';
    return name === '' || known.includes(name)
      ? []
      : [`${place}: ${unknownName(name, known, 'a property of this schema')}`];
  });
}

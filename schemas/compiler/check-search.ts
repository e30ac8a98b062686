// Holds what the search over everything calls a row by against the fields of that row.
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { schemasAt } from '../walk.ts';
import { resolverOf } from './resolve.ts';
import type { Source } from './source.ts';
import { strayField } from './stray-field.ts';

interface Searched {
  noun: string;
  table: string;
  title: string;
  details: string[];
}

/** What a name is shown of: everything else would be left out of it. */
const shown = ['string', 'number', 'integer', 'null'];

const isShown = ({ type = [] }: Schema): boolean => [type].flat().every((one) => shown.includes(one));

function unnaming(entity: Schema, field: string, noun: string): string | undefined {
  const stray = strayField(entity, field, `a field of ${noun}`);
  return (
    stray ??
    (schemasAt(entity, field.split('.')).every(isShown)
      ? undefined
      : `a row cannot be called by "${field}", which is no text; give that field the type string, or name another one.`)
  );
}

/** One sentence for each field that a row is called by and that it does not have, or that is no text. */
export function checkSearch(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  const nouns = files.get('schemas/search.json')?.['nouns'];
  const searched = (Array.isArray(nouns) ? nouns.filter(isObject) : []) as unknown as Searched[];
  return searched.flatMap(({ noun, table, title, details }, at) => {
    const list = files.get(`schemas/tables/${table}.table.json`);
    // A list that is not there is told of by itself.
    if (!list) return [];
    const { entity: row = noun } = list;
    const entity = resolverOf(sources).resolve(`schemas/entities/${String(row)}.schema.json`);
    const named = [
      ['/title', title],
      ...details.map((detail, index) => [`/details/${index}`, detail]),
    ] as const;
    return named.flatMap(([place = '', fields = '']) =>
      fields
        .split(' ')
        .filter(Boolean)
        .flatMap((field) => {
          const told = unnaming(entity, field, noun);
          return told === undefined ? [] : [`schemas/search.json, /nouns/${at}${place}: ${told}`];
        }),
    );
  });
}

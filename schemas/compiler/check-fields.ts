// Holds the names of fields in the tables about entities and forms against the fields that those have.
import { fieldsOf } from '../walk.ts';
import { resolverOf } from './resolve.ts';
import { strayField } from './stray-field.ts';
import { unknownName } from './unknown-name.ts';
import type { Json, Source } from './source.ts';

interface Shown {
  labels: object;
  titles: object;
  images: string[];
  hidden: string[];
  masked: object;
}

/** What the server keeps of a form beside what it is sent in it. */
const beside = ['_id', 'reviewId', 'bookingId'];

/** One sentence for each name that is no field of its entity or form. */
export function checkFields(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  const resolver = resolverOf(sources);

  function inHistory(entity: string, { labels, titles, images, hidden, masked }: Shown): string[] {
    const noun = resolver.resolve(`schemas/entities/${entity}.schema.json`);
    const named = Object.entries({ labels, titles, masked })
      .flatMap(([table, rows]) => Object.keys(rows).map((path) => [table, path] as const))
      .concat(
        images.map((path) => ['images', path] as const),
        hidden.map((path) => ['hidden', path] as const),
      );
    return named.flatMap(([table, path]) => {
      const stray = strayField(noun, path, `a field of ${entity}`);
      return stray === undefined ? [] : [`schemas/history.json, /entities/${entity}/${table}: ${stray}`];
    });
  }

  function inPlaces(form: string, own: string[]): string[] {
    const known = [...fieldsOf(resolver.resolve(`schemas/forms/${form}.schema.json`)).keys()];
    return own
      .filter((name) => !known.includes(name) && !beside.includes(name))
      .map(
        (name) =>
          `schemas/form-places.json, /forms/${form}/own: ${unknownName(name, known, 'a field of that form')}`,
      );
  }

  const tableOf = (file: string, key: string): Json =>
    (files.get(`schemas/${file}.json`)?.[key] ?? {}) as Json;
  return [
    ...Object.entries(tableOf('history', 'entities')).flatMap(([entity, shown]) =>
      inHistory(entity, shown as Shown),
    ),
    ...Object.entries(tableOf('form-places', 'forms')).flatMap(([form, place]) =>
      inPlaces(form, (place as { own: string[] }).own),
    ),
  ];
}

// Holds the tiles of the home page that count a collection against its list.
import { screenOf } from '../screen-of.ts';
import { collectionsIn } from './collections.ts';
import { keysOf } from './keys.ts';
import { unknownName } from './unknown-name.ts';
import type { Json, Source } from './source.ts';
import { tablesOf } from './read-tables.ts';

/** The addresses of the lists of collections, as they are and with each label that they are filtered by. */
function countable(sources: readonly Source[]): string[] {
  const tables = tablesOf(sources);
  const counted = collectionsIn(sources).filter(({ catalogue }) => !catalogue);
  return counted.flatMap(({ name }) => {
    const table = tables.find(({ definition }) => definition.name === name)?.definition;
    const labelled = (table?.filters ?? []).flatMap(({ key, labels = '' }) =>
      keysOf(table?.labels[labels]).map((label) => `${screenOf(name)}?${key}=${label}`),
    );
    return [screenOf(name), ...labelled];
  });
}

/** The days that are shown at first must be among those that one may choose. */
function checkRange({ ranges = [], range }: Json): string[] {
  return (ranges as unknown[]).includes(range)
    ? []
    : [
        `schemas/home.json, /range: ${String(range)} is not one of "ranges"; add it there, or use one of ${(ranges as unknown[]).join(', ')}.`,
      ];
}

/** One sentence for each tile that counts nothing, and for a range that is none of those offered. */
export function checkHome(sources: readonly Source[]): string[] {
  const home = sources.find(({ file }) => file === 'schemas/home.json');
  const tiles = (home?.json['waiting'] ?? []) as Json[];
  const known = countable(sources);
  const counting = tiles.flatMap(({ key, path }, index) =>
    key !== undefined || known.includes(String(path))
      ? []
      : [
          `schemas/home.json, /waiting/${index}/path: ${unknownName(String(path), known, 'the list of a collection, with a label it is filtered by')}`,
        ],
  );
  return [...counting, ...checkRange(home?.json ?? {})];
}

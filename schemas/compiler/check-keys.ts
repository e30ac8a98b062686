// Every key, and every title of the menu, leads to one thing.
import { screenOf } from '../screen-of.ts';
import { collectionsIn } from './collections.ts';
import type { Json, Source } from './source.ts';

interface Entry {
  path: string;
  title: string;
  key?: string;
}

/** One sentence for each title or key that leads to two screens, for a collection that is in the menu twice, and for a key that both begins the way to a screen and does something else. */
export function checkKeys(sources: readonly Source[]): string[] {
  const json = (file: string): Json => sources.find((one) => one.file === file)?.json ?? {};
  const { sidebar, tools } = json('schemas/navigation.json') as Record<string, Entry[]>;
  const { go, keys } = json('schemas/keys.json') as { go: string; keys: { name: string; keys: string }[] };
  const entries = [...(sidebar ?? []), ...(tools ?? [])];
  // Those of catalogues are found under Data.
  const twice = collectionsIn(sources).flatMap(({ name, file, catalogue }) =>
    !catalogue && entries.some(({ path }) => path === screenOf(name))
      ? [
          `schemas/navigation.json, /sidebar: "${screenOf(name)}" stands in the menu by itself; take it away, and say where in "after" of ${file}.`,
        ]
      : [],
  );
  const alike = (word: 'title' | 'key'): string[] => {
    const taken = new Map(entries.map((entry) => [entry[word], 'schemas/navigation.json']));
    return collectionsIn(sources).flatMap(({ file, [word]: own }) => {
      const other = own === undefined ? undefined : taken.get(own);
      taken.set(own, other ?? file);
      return other === undefined
        ? []
        : [
            `${file}, /${word}: ${JSON.stringify(own)} stands in ${other} already; choose another ${word} in one of the two.`,
          ];
    });
  };
  const beginning = (keys ?? []).flatMap((row, index) =>
    row.keys === go
      ? [`schemas/keys.json, /keys/${index}/keys: "${go}" begins the way to a screen; choose another key.`]
      : [],
  );
  return [...twice, ...alike('title'), ...alike('key'), ...beginning];
}

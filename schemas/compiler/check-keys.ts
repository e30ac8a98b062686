// Every key, and every title of the menu, leads to one thing.
import { screenOf } from '../collections.ts';
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
  const titles = new Set(entries.map(({ title }) => title));
  // Those of catalogues are found under Data.
  const twice = collectionsIn(sources).flatMap(({ name, file, catalogue }) =>
    !catalogue && entries.some(({ path }) => path === screenOf(name))
      ? [
          `schemas/navigation.json, /sidebar: "${screenOf(name)}" stands in the menu by itself; take it away, and say where in "after" of ${file}.`,
        ]
      : [],
  );
  const alike = collectionsIn(sources).flatMap(({ file, title }) => {
    if (titles.has(title))
      return [`${file}, /title: ${JSON.stringify(title)} stands in the menu already; choose another title.`];
    titles.add(title);
    return [];
  });
  const taken = new Map<string | undefined, string>();
  for (const { title, key } of entries) if (key !== undefined) taken.set(key, title);
  const doubled = collectionsIn(sources).flatMap(({ file, title, key }) => {
    const other = key === undefined ? undefined : taken.get(key);
    if (other === undefined) {
      if (key !== undefined) taken.set(key, title);
      return [];
    }
    return [`${file}, /key: "${key}" leads to ${other} already; choose another key.`];
  });
  const beginning = (keys ?? []).flatMap((row, index) =>
    row.keys === go
      ? [`schemas/keys.json, /keys/${index}/keys: "${go}" begins the way to a screen; choose another key.`]
      : [],
  );
  return [...twice, ...alike, ...doubled, ...beginning];
}

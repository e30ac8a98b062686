// Every key leads to one thing.
import { collectionsIn } from './collections.ts';
import type { Json, Source } from './source.ts';

interface Entry {
  title: string;
  key?: string;
}

/** One sentence for each key that leads to two screens, or both begins the way to a screen and does something else. */
export function checkKeys(sources: readonly Source[]): string[] {
  const json = (file: string): Json => sources.find((one) => one.file === file)?.json ?? {};
  const { sidebar, tools } = json('schemas/navigation.json') as Record<string, Entry[]>;
  const { go, keys } = json('schemas/keys.json') as { go: string; keys: { name: string; keys: string }[] };
  const taken = new Map<string | undefined, string>();
  for (const { title, key } of [...(sidebar ?? []), ...(tools ?? [])])
    if (key !== undefined) taken.set(key, title);
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
  return [...doubled, ...beginning];
}

// The groups of messages.json. Code reads them as soon as it is loaded, that of the compiler too.
import type { Schema } from '../schema.ts';
import type { Source } from './source.ts';
import { unknownName } from './unknown-name.ts';

const file = 'schemas/messages.json';

/** One sentence for each group that is not there, or is called otherwise. */
export function checkGroups(sources: readonly Source[]): string[] {
  const jsonOf = (name: string) => sources.find((source) => source.file === name)?.json;
  const groups = jsonOf(file);
  // That there is no such file is told of by itself.
  if (!groups) return [];
  const { required = [], properties = {} }: Schema = jsonOf('schemas/meta/messages.meta.json') ?? {};
  const missing = required.filter((group) => (groups[group] ?? undefined) === undefined);
  const strange = Object.keys(groups).filter((group) => !Object.hasOwn(properties, group));
  return missing.map((group, at) => {
    const [word] = strange.slice(at);
    const told =
      word === undefined
        ? `"${group}" is missing; add it.`
        : unknownName(word, required, 'known here', group);
    return `${file}, at the top: ${told}`;
  });
}

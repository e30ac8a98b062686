// Finds the references that lead nowhere, and the shared definition that is called otherwise than all of them say.
import { isObject } from '../is-object.ts';
import { keysIn } from '../pointer.ts';
import { resolverOf, type DeadReference } from './resolve.ts';
import type { Source } from './source.ts';
import { alike } from './unknown-name.ts';

/** Those that ask for the same place. */
function asking(dead: readonly DeadReference[]): DeadReference[][] {
  const groups = new Map<string, DeadReference[]>();
  for (const one of dead) {
    const key = one.lacks ? `${one.lacks.file}#${one.lacks.pointer}` : one.sentence;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** The keys beside that of a place. */
function keysBeside(json: unknown, pointer: string): string[] {
  let node = json;
  for (const key of keysIn(pointer).slice(0, -1)) node = isObject(node) ? node[key] : undefined;
  return isObject(node) ? Object.keys(node) : [];
}

/** One sentence for each mistake by which references lead nowhere. */
export function checkReferences(sources: readonly Source[]): string[] {
  const dead = sources.flatMap(({ file }) => resolverOf(sources).deadReferences(file));
  return asking(dead).flatMap((group) => {
    const [first, ...others] = group;
    if (!first?.lacks || others.length === 0) return group.map(({ sentence }) => sentence);
    const { file, pointer } = first.lacks;
    // A name that one file has wrong is wrong there.
    if (first.file !== file && others.every((one) => one.file === first.file)) return [first.sentence];
    const [name = ''] = keysIn(pointer).slice(-1);
    const json = sources.find((one) => one.file === file)?.json;
    const [meant] = alike(name, keysBeside(json, pointer));
    const remedy = meant === undefined ? 'bring it back' : `call ${JSON.stringify(meant)} so again`;
    const place = pointer.slice(0, pointer.lastIndexOf('/')) || 'at the top';
    return [
      `${file}, ${place}: ${JSON.stringify(name)} is missing, to which ${group.length} references lead; ${remedy}, or name another definition in each.`,
    ];
  });
}

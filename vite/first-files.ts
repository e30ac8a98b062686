import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Behind the login every start loads the first of them, and the other where most begin. */
const beginnings = ['src/app/screens.ts', 'src/screens/boats/list.tsx'];

function neededBy(files: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const left = files.map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url)));
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

let behindLogin: Set<string> | undefined;

/**
 * What every start needs is one file, and what is needed behind the login another one: a browser asks for six files at a
 * time, and each turn is a way to the server and back (docs/decisions/081-few-files-at-first.md).
 */
export const firstFiles = [
  { name: 'start', tags: ['$initial' as const], priority: 1 },
  {
    debugName: 'shell',
    name: (id: string, graph: Graph) => {
      behindLogin ??= neededBy(beginnings, graph);
      return behindLogin.has(id) ? 'shell' : null;
    },
    // What they begin with stay files of their own, which the server finds by their names.
    minShareCount: 2,
  },
];

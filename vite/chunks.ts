// Few files instead of dozens of small ones: what every start needs, what every screen inside the shell needs, and the
// UI library's theme.
import { join } from 'node:path';

interface Modules {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const src = join(import.meta.dirname, '../src');
const at = {
  main: join(src, 'main.tsx'),
  routes: join(src, 'app/routes.tsx'),
  login: join(src, 'screens/login.tsx'),
  shell: join(src, 'layout/shell.tsx'),
  list: join(src, 'screens/boats/list.tsx'),
  themed: join(src, 'look/themed.tsx'),
};

/** A module and all it imports statically. */
function closureOf(id: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const left = [id];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    left.push(...(modules.getModuleInfo(next)?.importedIds ?? []));
  }
  return found;
}

function plan(modules: Modules): Map<string, string> {
  const chunks = new Map<string, string>();
  const [main, login, shell, list, themed] = [at.main, at.login, at.shell, at.list, at.themed].map((id) =>
    closureOf(id, modules),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const others = (modules.getModuleInfo(at.routes)?.dynamicallyImportedIds ?? [])
    .filter((id) => id !== at.list && id !== at.login)
    .map((id) => closureOf(id, modules));
  for (const id of themed) chunks.set(id, 'themed');
  for (const id of list) if (others.some((other) => other.has(id))) chunks.set(id, 'inside');
  for (const id of shell) chunks.set(id, 'inside');
  for (const id of login) if (chunks.has(id)) chunks.set(id, 'start');
  for (const id of main) chunks.set(id, 'start');
  // What is loaded by name stays a file of its own.
  for (const id of Object.values(at)) chunks.delete(id);
  return chunks;
}

/** The groups for the bundler's code splitting; what is in none is left to it. */
export function chunkGroups() {
  let chunks: Map<string, string> | undefined;
  return ['start', 'inside', 'themed'].map((chunk, index) => ({
    debugName: chunk,
    // What a group needs comes with it, unless a group of a higher priority has it.
    priority: 3 - index,
    name: (id: string, modules: Modules) => ((chunks ??= plan(modules)).get(id) === chunk ? chunk : null),
  }));
}

import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const idOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Behind the login every start asks for the first of them, and for the other where most begin: they stay files of their own. */
const asked = ['src/app/screens.ts', 'src/screens/boats/list.tsx'].map(idOf);
/** Small, and of screens with a form as of those without one. */
const everywhere = [
  'src/components/feedback/spinner.tsx',
  'src/components/page/card.tsx',
  'schemas/figures.ts',
  'schemas/references.ts',
].map(idOf);

/** What screens are made of, and the one that has something of all of it. */
const parts = {
  home: idOf('src/screens/home/home.tsx'),
  form: idOf('src/forms/schema-form.tsx'),
  table: idOf('src/layout/lists/list-page.tsx'),
  dialog: idOf('src/components/feedback/confirm-dialog.tsx'),
  submission: idOf('src/layout/editing/use-submission.ts'),
};

/** The modules that files are made by: a build of the client has them all. */
export const madeBy: readonly string[] = [...asked, ...everywhere, ...Object.values(parts)];

/** It names the whole library, of which little is needed: that goes with what needs it. */
const isIndex = (id: string): boolean => /\/node_modules\/@mui\/\w+\/index\.m?js$/.test(id);

function neededBy(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || isIndex(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

let behindLogin: Set<string> | undefined;
let inParts: [name: string, ids: Set<string>][] | undefined;

/**
 * What every start needs is one file, and what is needed behind the login another one. Of what screens are made of, that
 * which the same parts need is one file: nobody loads what is not needed. A browser asks for six files at a time, and each
 * turn is a way to the server and back (docs/decisions/083-files-of-a-page.md).
 */
export const firstFiles = [
  { name: 'start', tags: ['$initial' as const], priority: 1 },
  {
    debugName: 'shell',
    name: (id: string, graph: Graph) => {
      behindLogin ??= neededBy([...asked, ...everywhere], graph);
      return behindLogin.has(id) && !asked.includes(id) && !id.includes('/src/screens/') ? 'shell' : null;
    },
  },
  // What more of them need comes first: a group takes with it what its modules need and no group before has.
  ...Object.keys(parts).map((_, index, { length }) => ({
    debugName: `of ${length - index} parts`,
    name: (id: string, graph: Graph) => {
      inParts ??= Object.entries(parts).map(([name, part]) => [name, neededBy([part], graph)]);
      if (id.includes('/src/screens/')) return null;
      const needing = inParts.flatMap(([name, ids]) => (ids.has(id) ? [name] : []));
      return needing.length === length - index ? needing.join('-') : null;
    },
  })),
];

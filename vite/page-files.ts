import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { screenOf } from '../schemas/screen-of.ts';
import { paths } from '../src/app/paths.ts';
import { madeBy } from './first-files.ts';

const { login: _login, ...behindLogin } = paths;
const screens = Object.keys(behindLogin) as (keyof typeof behindLogin)[];

const idOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

const client = idOf('index.html');
const shell = idOf('src/app/screens.ts');
const anyCollection = idOf('src/screens/collections/load.tsx');
const eachCollection = idOf('schemas/generated/collection-screens.ts');

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A part of a program and all below it. */
const withBelow = (part: unknown): Node[] => {
  if (Array.isArray(part)) return part.flatMap(withBelow);
  return isNode(part) ? [part, ...Object.values(part).flatMap(withBelow)] : [];
};

const textOf = (part: unknown): string => {
  const { name, value } = part as { name?: string; value?: string };
  return name ?? value ?? '';
};

/** What each entry of a table asks for, as in `{ name: () => import('…') }`. */
function asked(program: unknown, table: string): [name: string, specifiers: string[]][] {
  const declared = withBelow(program).find(
    ({ type, id }) => type === 'VariableDeclarator' && textOf(id) === table,
  );
  return withBelow(declared?.['init'])
    .filter(
      ({ type, value }) => type === 'Property' && isNode(value) && value.type === 'ArrowFunctionExpression',
    )
    .map(({ key, value }) => [
      textOf(key),
      withBelow(value).flatMap(({ type, source }) => (type === 'ImportExpression' ? [textOf(source)] : [])),
    ]);
}

/** The files of modules and of all they import. */
function filesOf(ids: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const left = ids.map((id) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (!chunk) throw new Error(`${id} is no file of the built client.`);
    return chunk.fileName;
  });
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    left.push(...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []));
  }
  return [...found];
}

/**
 * Writes down which files the screen of each address is made of. The server names them in its page: a browser asks for all
 * of them at once, where it would find one by the other (docs/decisions/083-files-of-a-page.md).
 */
export function pageFiles(): Plugin {
  return {
    name: 'quarterdeck:page-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      // The stories are built by the same configuration.
      if (!this.getModuleInfo(client)) return;
      const gone = madeBy.find((id) => !this.getModuleInfo(id));
      if (gone !== undefined)
        this.error(`vite/first-files.ts names ${gone}, which is no module of the client.`);
      const modulesIn = async (file: string, table: string): Promise<Map<string, string[]>> => {
        const found = new Map<string, string[]>();
        for (const [name, specifiers] of asked(this.parse(this.getModuleInfo(file)?.code ?? ''), table)) {
          const ids = await Promise.all(specifiers.map((one) => this.resolve(one, file)));
          found.set(
            name,
            ids.flatMap((one) => one?.id ?? []),
          );
        }
        return found;
      };
      const ofScreens = await modulesIn(shell, 'screens');
      const ofCollections = await modulesIn(eachCollection, 'collectionParts');
      const pages = [
        ...screens.map((name) => [paths[name], ofScreens.get(name)] as const),
        ...[...ofCollections].map(([name, ids]) => [screenOf(name), [...ids, anyCollection]] as const),
      ].map(([path, ids]) => [
        path,
        filesOf([shell, ...(ids ?? this.error(`Nothing is loaded for ${path}.`))], bundle),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(Object.fromEntries(pages)),
      });
    },
  };
}

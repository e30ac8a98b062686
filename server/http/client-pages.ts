// index.html for each screen that people start at: one round trip instead of a chain of them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The screens that people start at, by the first path that fits, and what is loaded beside the start of the client for them. */
const beginnings: [path: RegExp, modules: string[]][] = [
  [/^\/home\/boat\/?$/, ['src/app/screens.ts', 'src/screens/boats/list.tsx']],
  [/^\/home/, ['src/app/screens.ts']],
];

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The built files of modules and of all they import. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const left = [...modules];
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    const { file, imports = [] } = manifest[key] ?? {};
    if (!file) throw new Error(`${key} is no file of the built client.`);
    if (files.has(file)) continue;
    files.add(file);
    left.push(...imports);
  }
  return files;
}

const askedFirst = '<link rel="preload" href="/config.json" as="fetch" crossorigin />';

const quoted = (value: unknown): string =>
  JSON.stringify(value).replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Makes the page of a path: the files of its screen are named in it, and what the client would ask first is answered.
 * @param dist the built client
 * @param pageData what is answered, as src/api/page-data.ts reads it
 */
export function pagesOf(dist: string, pageData: object): (path: string) => string {
  const html = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    askedFirst,
    () => `<meta name="page-data" content="${quoted(pageData)}">`,
  );
  const list = join(dist, '.vite/manifest.json');
  if (!existsSync(list)) return () => html;
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest;
  const pages = beginnings.map(([path, modules]) => {
    const files = [...filesOf(manifest, modules)].filter((file) => !html.includes(file));
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return { path, page: html.replace('</head>', () => `${links.join('')}</head>`) };
  });
  return (asked) => pages.find(({ path }) => path.test(asked))?.page ?? html;
}

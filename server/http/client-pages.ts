// index.html for each screen that people start at: one round trip instead of a chain of them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The screens that people start at, by the first path that fits, and what is loaded beside the start of the client for them:
 * modules, or files that the build names.
 */
const beginnings: [path: RegExp, parts: string[]][] = [
  [/^\/home\/boat\/?$/, ['src/stores/boats.ts', 'shell', 'src/screens/boats/list.tsx']],
  [/^\/home/, ['shell']],
];

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/** The built files of parts and of all they import, in the order in which they are wanted. */
function filesOf(manifest: Manifest, parts: readonly string[]): Set<string> {
  const named = Object.values(manifest);
  const files = new Set<string>();
  const left = [...parts];
  for (let key = left.shift(); key !== undefined; key = left.shift()) {
    const { file, imports = [] } = manifest[key] ?? named.find(({ name }) => name === key) ?? {};
    if (!file || files.has(file)) continue;
    files.add(file);
    left.unshift(...imports);
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
  const manifest = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Manifest) : {};
  const pages = beginnings.map(([path, parts]) => {
    const files = [...filesOf(manifest, parts)].filter((file) => !html.includes(file));
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return { path, page: html.replace('</head>', () => `${links.join('')}</head>`) };
  });
  return (asked) => pages.find(({ path }) => path.test(asked))?.page ?? html;
}

// index.html for each screen: its files are named in it, and what the client would ask first is answered.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const askedFirst = '<link rel="preload" href="/config.json" as="fetch" crossorigin />';

/** In the built client: which files the screen of an address is made of. */
export const pageList = '.vite/pages.json';

const quoted = (value: unknown): string =>
  JSON.stringify(value).replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Makes the page of an address: one round trip instead of a chain of them.
 * @param dist the built client
 * @param pageData what is answered, as src/api/page-data.ts reads it
 */
export function pagesOf(dist: string, pageData: object): (path: string) => string {
  const html = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    askedFirst,
    () => `<meta name="page-data" content="${quoted(pageData)}">`,
  );
  const list = join(dist, pageList);
  const files = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>) : {};
  const pages = new Map(
    Object.entries(files).map(([path, names]) => {
      const links = names
        .filter((name) => !html.includes(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
      return [path, html.replace('</head>', () => `${links.join('')}</head>`)];
    }),
  );
  // Looked for from the first slash of several only: from each of them, thousands would take a long time.
  return (asked) => pages.get(asked.replace(/(?<!\/)\/+$/, '')) ?? html;
}

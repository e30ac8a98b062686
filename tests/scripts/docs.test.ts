// What the pages say of the project is so: the paths and records they name, the figures that stand in a file as well.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { screens } from '../../scripts/size-budget.json' with { type: 'json' };

const pagesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : []));
const records = pagesIn('docs/decisions');
const textOf = (page: string): string => readFileSync(page, 'utf8');
/** A record that no longer holds may name what is gone. */
const isSuperseded = (page: string): boolean => /^[_*]+Superseded[_*]*(?: by|\*\* by)/m.test(textOf(page));
const pages = ['README.md', 'CONTRIBUTING.md', ...pagesIn('docs'), ...records].filter(
  (page) => !isSuperseded(page),
);

test('every file and page that a page names is there', () => {
  const paths = /`((?:schemas|machines|server|src|scripts|vite|tests|docs|\.storybook)\/[\w./-]+)`/g;
  const links = /\]\((?!https?:)([^)#]+)\)/g;
  const missing = pages.flatMap((page) => {
    const text = textOf(page);
    const named = [
      ...[...text.matchAll(paths)].map(([, path = '']) => path),
      ...[...text.matchAll(links)].map(([, link = '']) => join(dirname(page), link)),
    ];
    return named.filter((path) => !existsSync(path)).map((path) => `${page}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('what a screen may weigh is said by one record, as the tests hold it', () => {
  const [weight = '', ...others] = records
    .filter((page) => /\bbudgets? (is|are|states)\b/.test(textOf(page)))
    .sort((one) => (one.includes('/032-') ? -1 : 1));
  expect(others).toEqual([]);
  for (const name of ['before login', 'boat list', 'boat form'] as const)
    expect(textOf(weight)).toMatch(new RegExp(`\\b${screens[name].kB}\\b`));
});

test('what the operator sees to for security is told where operating is', () => {
  const operating = textOf('docs/operating.md');
  const rows = [...textOf('docs/security.md').matchAll(/^\| (\S+) +\| operator +\| (.+) \|$/gm)];
  const asked = rows.flatMap(([, , how = '']) =>
    [...how.matchAll(/`([^`/]+)`/g)].map(([, word = '']) => word),
  );
  expect(asked).toContain('sslmode=verify-full');
  expect(asked.filter((word) => !operating.includes(word))).toEqual([]);
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

interface Variable {
  default?: string | number;
}

const read = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, Variable>>;
const variables = Object.entries(read('server/env.schema.json').properties ?? {});

test.each(variables)('the README lists %s with its default', (name, variable) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\``));
  expect(row?.split('|')[2]?.trim()).toBe(String(variable.default ?? ''));
});

test('every script the README names exists', () => {
  const scripts = Object.keys(read('package.json').scripts ?? {});
  const named = [...readme.matchAll(/`npm run ([\w-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => name === undefined || !scripts.includes(name))).toEqual([]);
});

test.each(['server', 'src', 'src/layout', 'schemas', 'docs'])('the map names every room of %s', (folder) => {
  const map = readme.split('```').find((part) => part.includes('quarterdeck/\n')) ?? '';
  const ours = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rooms = ours.map(({ name }) => `${name}/`);
  expect(rooms.filter((room) => !map.includes(room))).toEqual([]);
});

test('the README opens with two pictures of the product, quickly loaded', () => {
  const pictures = [...readme.matchAll(/^!\[.+\]\((.+)\)$/gm)].map(([, path = '']) => path);
  expect(pictures).toEqual(['docs/pictures/light.webp', 'docs/pictures/dark.webp']);
  for (const path of pictures) expect(statSync(path).size, path).toBeLessThan(300_000);
});

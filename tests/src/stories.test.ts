// Where Storybook shows what there is.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const titleIn = (file: string): string =>
  /(?:const meta =|export default) \{\s+title: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
const roomOf = (file: string): string => {
  const folder = basename(dirname(file)).replaceAll('-', ' ');
  return folder.replace(/^./, (first) => first.toUpperCase());
};
const stories = ['src', 'tests/forms'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => join(folder, path)),
);

test.each(stories.filter((file) => file.startsWith('src/components/')))(
  '%s stands in the room of its folder',
  (file) => {
    expect(titleIn(file).split('/')[0]).toBe(roomOf(file));
  },
);

test('every room has its place in the order', () => {
  const preview = readFileSync('.storybook/preview.tsx', 'utf8');
  const [, order = ''] = /storySort: \{\s+order: \[([^\]]+)\]/.exec(preview) ?? [];
  const ordered = [...order.matchAll(/'([^']+)'/g)].map(([, room]) => room);
  const rooms = stories.map((file) => titleIn(file).split('/')[0]);
  expect([...ordered].sort()).toEqual([...new Set(rooms)].sort());
});

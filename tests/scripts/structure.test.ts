// The structure of the project: which rooms there are, what lies beside them, who reads whom.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';

const isSource = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts');

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesOf(path);
    return isSource(path) ? [path] : [];
  });
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const looseIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && isSource(entry.name) ? [entry.name.replace(/\..*/, '')] : [],
  );

const layers = ['schemas', 'machines', 'server', 'src', 'scripts', 'vite', 'tests', '.storybook'];
const files = layers.flatMap(filesOf).filter((path) => !path.startsWith('schemas/generated/'));

/** The files of ours that each file reads, also those that it reads late. */
const readBy = new Map(
  files.map((file) => {
    const named = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|^import|\bimport\()\s*'([#.][^']+)'/gm);
    const read = [...named].map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : join(dirname(file), name),
    );
    return [file, read.filter((one) => one !== file)] as const;
  }),
);

/** Files that can be reached from themselves, each circle as the way that was walked. */
function circles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  function walk(file: string, way: string[]): void {
    const at = way.indexOf(file);
    if (at >= 0) return void found.push([...way.slice(at), file].join(' → '));
    if (done.has(file)) return;
    for (const next of readBy.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  }
  for (const file of files) walk(file, []);
  return found;
}

test('no files read each other in a circle', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(circles()).toEqual([]);
});

describe('every file lies in its room', () => {
  test('beside the rooms of the server lie only where it starts, what it is made of, and its environment', () => {
    expect(looseIn('server').sort()).toEqual(['app', 'env', 'main']);
  });

  test('beside the rooms of the client lies only where it starts', () => {
    expect(looseIn('src')).toEqual(['main']);
  });

  test('beside the rooms of the components lies nothing', () => {
    expect(looseIn('src/components')).toEqual([]);
  });
});

test('no bare element stands where the library has a part, but for the choice of a file', () => {
  const bare = /<(input|select|textarea|button|table)\b/;
  const drawn = files.filter((file) => file.startsWith('src/') && !file.includes('.stories.'));
  const found = drawn.filter((file) => bare.test(readFileSync(file, 'utf8')));
  expect(found).toEqual(['src/components/controls/file-button.tsx']);
});

describe('the map of the README', () => {
  const [, map = ''] = readFileSync('README.md', 'utf8').split('## The map');
  const within = (layer: string): string =>
    new RegExp(`^├ ${layer}/[^]*?(?=^[├└] )`, 'm').exec(map)?.[0] ?? '';

  test.each(['schemas', 'server', 'src'])('shows every room of %s/', (layer) => {
    const words = within(layer);
    expect(foldersIn(layer).filter((room) => !new RegExp(`\\b${room}/`).test(words))).toEqual([]);
  });

  test('shows every room of the components and of the layout', () => {
    const words = within('src');
    const rooms = [...foldersIn('src/components'), ...foldersIn('src/layout')];
    expect(rooms.filter((room) => !new RegExp(`\\b${room}\\b`).test(words))).toEqual([]);
  });
});

describe('the tests mirror the tree', () => {
  const rooms = ['server', 'src', 'src/components'].flatMap((layer) =>
    foldersIn(`tests/${layer}`).map((room) => `${layer}/${room}`),
  );

  test.each(rooms)('tests/%s tests a room that there is', (room) => {
    expect(foldersIn(dirname(room))).toContain(room.split('/').at(-1));
  });
});

describe('the sidebar of Storybook', () => {
  const roots: Record<string, string[]> = {
    'src/layout': ['Layout'],
    'src/look': ['Design', 'Theme'],
    'src/forms': ['Forms', 'Any form'],
    'tests/forms': ['Any form'],
    'src/screens': ['Screens', 'Screen parts'],
  };
  function rootsOf(file: string): string[] {
    const [, room] = /^src\/components\/([\w-]+)\//.exec(file) ?? [];
    if (room === undefined) return roots[file.split('/').slice(0, 2).join('/')] ?? [];
    return [room.replace('-', ' ').replace(/^./, (first) => first.toUpperCase())];
  }
  const stories = files
    .filter((file) => /\.(stories|forms)\.tsx$/.test(file))
    .map((file) => {
      const [, title = '', root = ''] = /title: '(([^'/]+)\/[^']+)'/.exec(readFileSync(file, 'utf8')) ?? [];
      return { file, title, root };
    });

  test('has each story in the room that its file lies in', () => {
    expect(stories.filter(({ file, root }) => !rootsOf(file).includes(root))).toEqual([]);
  });

  test('has an order of all rooms', () => {
    const [, order = ''] = readFileSync('.storybook/preview.tsx', 'utf8').split('storySort');
    expect(stories.filter(({ root }) => !order.includes(`'${root}'`))).toEqual([]);
  });

  test('calls no two files the same', () => {
    const titles = stories.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});

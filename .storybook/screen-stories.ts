/** One story per screen and server: a new address is here unasked. */
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { collectionNames } from '../schemas/generated/collections.ts';
import { screenOf } from '../schemas/screen-of.ts';
import { paths } from '../src/app/paths.ts';
import { worded } from './worded.ts';

const prefix = 'virtual:screen-story/';

/** Where each screen is found, those of the collections too. */
const addresses: Record<string, string> = {
  ...paths,
  ...Object.fromEntries(collectionNames.map((name) => [name, screenOf(name)])),
};

/** The names of the exports, each with what the server is then; `row` is the row that is open. */
const stories = {
  Filled: { server: 'filled' },
  Opened: { server: 'filled', row: '2' },
  Empty: { server: 'empty' },
  Loading: { server: 'loading' },
  Failing: { server: 'failing' },
  OtherServer: { server: 'specified' },
};

const servers = [...new Set(Object.values(stories).map(({ server }) => server))];

export const screenStoryIndexer: Indexer = {
  test: /src\/app\/paths\.ts$/,
  createIndex: () =>
    Promise.resolve(
      Object.keys(addresses).flatMap((name) =>
        Object.keys(stories).map((exportName) => ({
          type: 'story' as const,
          importPath: `${prefix}${name}`,
          exportName,
          title: `Screens/${worded(name)}`,
          tags: ['screen'],
        })),
      ),
    ),
};

// Paths from the root: a virtual module has no folder that `#src` could be looked up from.
const storyModule = (name: string) => `
import { createElement } from 'react';
import { ScreenStory } from '/.storybook/screen-story.tsx';

export default {
  title: 'Screens/${worded(name)}',
  parameters: { layout: 'fullscreen', isScreen: true },
  argTypes: { server: { control: 'select', options: ${JSON.stringify(servers)} }, row: { control: 'text' } },
  render: (args, { globals }) =>
    createElement(ScreenStory, { ...args, path: '${addresses[name]}', role: Number(globals.role) }),
};
${Object.entries(stories)
  .map(([exportName, args]) => `export const ${exportName} = { args: ${JSON.stringify(args)} };`)
  .join('\n')}
`;

/** Serves the module behind each `virtual:screen-story/<name>` of the index. */
export function screenStories(): Plugin {
  return {
    name: 'screen-stories',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) => (id.startsWith(prefix) ? storyModule(id.slice(prefix.length)) : undefined),
  };
}

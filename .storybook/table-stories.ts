/** One story per table, as for the forms: written here from the list of table files. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { worded } from './worded.ts';

const prefix = 'virtual:table-story/';

export const tableStoryIndexer: Indexer = {
  test: /tables\/[\w-]+\.table\.json$/,
  createIndex: async (fileName) => {
    JSON.parse(await readFile(fileName, 'utf8'));
    const table = basename(fileName, '.table.json');
    return ['Filled', 'Loading'].map((exportName) => ({
      type: 'story' as const,
      importPath: `${prefix}${table}`,
      exportName,
      title: `Tables/${worded(table)}`,
      tags: ['table'],
    }));
  },
};

// Paths from the root: a virtual module has no folder that `#schemas` could be looked up from.
const storyModule = (table: string) => `
import { createElement } from 'react';
import { definition } from '/schemas/generated/tables/${table}.js';
import { DrawnList } from '/.storybook/drawn-list.tsx';
import { sampleRows } from '/.storybook/sample-rows.ts';

export default {
  title: 'Tables/${worded(table)}',
  render: (args) => createElement(DrawnList, args),
  args: {
    table: definition,
    shown: definition.columns.map(({ key, field }) => key ?? field),
    rows: sampleRows(definition, 12),
    sort: definition.sort,
    hrefOf: ({ _id }) => '?row=' + _id,
    onOpen: () => {},
    onSort: () => {},
  },
};
export const Filled = {};
export const Loading = { args: { rows: [], isLoading: true } };
`;

/** Serves the module behind each `virtual:table-story/<table>` of the index. */
export function tableStories(): Plugin {
  return {
    name: 'table-stories',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) => (id.startsWith(prefix) ? storyModule(id.slice(prefix.length)) : undefined),
  };
}

/** One story per form: Storybook's index is static, so the stories are written here from the list of schemas. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { worded } from './worded.ts';

const prefix = 'virtual:form-story/';

const formOf = (fileName: string) => basename(fileName, '.schema.json');

export const formStoryIndexer: Indexer = {
  test: /forms\/[\w-]+\.schema\.json$/,
  createIndex: async (fileName) => {
    JSON.parse(await readFile(fileName, 'utf8'));
    const form = formOf(fileName);
    return ['Empty', 'ReadOnly'].map((exportName) => ({
      type: 'story' as const,
      importPath: `${prefix}${form}`,
      exportName,
      title: `Forms/${worded(form)}`,
      tags: ['form'],
    }));
  },
};

// Paths from the root: a virtual module has no folder that `#schemas` could be looked up from.
const storyModule = (form: string) => `
import { createElement } from 'react';
import { definition } from '/schemas/generated/forms/${form}.js';
import { FormStory } from '/.storybook/form-story.tsx';

export default {
  title: 'Forms/${worded(form)}',
  render: (args) => createElement(FormStory, { ...args, form: definition }),
};
export const Empty = {};
export const ReadOnly = { args: { readOnly: true } };
`;

/** Serves the module behind each `virtual:form-story/<form>` of the index. */
export function formStories(): Plugin {
  return {
    name: 'form-stories',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) => (id.startsWith(prefix) ? storyModule(id.slice(prefix.length)) : undefined),
  };
}

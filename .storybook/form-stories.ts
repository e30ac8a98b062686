/** One story per form: Storybook's index is static, so the stories are written here from the list of schemas. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const prefix = 'virtual:form-story/';

const formOf = (fileName: string) => basename(fileName, '.schema.json');

const titleOf = (form: string) =>
  form.replace(/(^|-)(\w)/g, (_all, _dash, first: string) => ` ${first.toUpperCase()}`).trim();

export const formStoryIndexer: Indexer = {
  test: /forms\/[\w-]+\.schema\.json$/,
  createIndex: async (fileName) => {
    JSON.parse(await readFile(fileName, 'utf8'));
    const form = formOf(fileName);
    return ['Empty', 'Disabled'].map((exportName) => ({
      type: 'story' as const,
      importPath: `${prefix}${form}`,
      exportName,
      title: `Forms/${titleOf(form)}`,
      tags: ['form'],
    }));
  },
};

const storyModule = (form: string) => `
import { createElement } from 'react';
import { SchemaForm } from '#src/forms/schema-form.tsx';
export default {
  title: 'Forms/${titleOf(form)}',
  component: SchemaForm,
  render: (args) => createElement(SchemaForm, args),
  args: { form: '${form}', onSubmit: () => {} },
  parameters: { layout: 'padded' },
};
export const Empty = {};
export const Disabled = { args: { disabled: true } };
`;

/** Serves the module behind each `virtual:form-story/<form>` of the index. */
export function formStories(): Plugin {
  return {
    name: 'form-stories',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) => (id.startsWith(prefix) ? storyModule(id.slice(prefix.length)) : undefined),
  };
}

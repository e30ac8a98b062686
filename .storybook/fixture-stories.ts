/** One story a form of tests/forms: Storybook's index is static, so the stories are written here from the forms. */
import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { moduleOf } from '../tests/forms/compile-form.ts';
import { fixturesIn, type Fixture } from '../tests/forms/fixtures.ts';
import { generatedFixtures } from '../tests/forms/generated-fixtures.ts';

const prefix = 'virtual:fixture/';
const storyFile = /tests\/forms\/(features|samples|generated)\.forms\.tsx$/;

const fixtures: Record<string, Record<string, Fixture>> = {
  features: fixturesIn('features'),
  samples: fixturesIn('samples'),
  generated: generatedFixtures(),
};

const capitals = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_all, _dash, first: string) => first.toUpperCase());

export const fixtureStoryIndexer: Indexer = {
  test: storyFile,
  createIndex: (fileName) => {
    const folder = basename(fileName, '.forms.tsx');
    return Promise.resolve(
      Object.keys(fixtures[folder] ?? {}).map((name) => ({
        type: 'story' as const,
        importPath: fileName,
        exportName: capitals(name),
        title: `Any form/${capitals(folder)}`,
      })),
    );
  },
};

const storiesOf = (folder: string): string[] =>
  Object.entries(fixtures[folder] ?? {}).map(([name, { valid, invalid }]) => {
    const cases = JSON.stringify({ valid, invalid });
    return `import { definition as form${capitals(name)} } from '${prefix}${folder}/${name}';
export const ${capitals(name)} = storyOf(form${capitals(name)}, ${cases});`;
  });

/** Puts the stories into their file, and serves each form as the module that the product would have of it. */
export function fixtureStories(): Plugin {
  return {
    name: 'fixture-stories',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) => {
      const [folder = '', name = ''] = id.slice(prefix.length).split('/');
      const fixture = id.startsWith(prefix) ? fixtures[folder]?.[name] : undefined;
      return fixture && moduleOf({ name, ...fixture });
    },
    transform: (code, id) => {
      const [, folder] = storyFile.exec(id) ?? [];
      return folder && [code, `import { storyOf } from './prove.tsx';`, ...storiesOf(folder)].join('\n');
    },
  };
}

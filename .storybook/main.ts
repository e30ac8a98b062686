import type { StorybookConfig } from '@storybook/react-vite';
import { fixtureStories, fixtureStoryIndexer } from './fixture-stories.ts';
import { formStories, formStoryIndexer } from './form-stories.ts';
import { screenStories, screenStoryIndexer } from './screen-stories.ts';
import { tableStories, tableStoryIndexer } from './table-stories.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The test runner takes files only: there `every-form` and its like render what the indexers list one by one.
  stories: [
    '../src/**/*.stories.tsx',
    '../tests/forms/*.forms.tsx',
    ...(process.env.VITEST
      ? []
      : [
          './docs/*.mdx',
          '../schemas/forms/*.schema.json',
          '../schemas/tables/*.table.json',
          '../src/app/paths.ts',
        ]),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The test runner asks no index for its files: none is made.
  experimental_indexers: (existing = []) =>
    process.env.VITEST
      ? [{ test: /./, createIndex: () => Promise.resolve([]) }]
      : [fixtureStoryIndexer, formStoryIndexer, tableStoryIndexer, screenStoryIndexer, ...existing],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), fixtureStories(), formStories(), tableStories(), screenStories()],
    // All stories are searched for packages at each start: one found later reloads the page under a running test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      force: Boolean(process.env.VITEST),
      entries: [
        'src/**/*.stories.tsx',
        'tests/forms/*.tsx',
        '.storybook/preview.tsx',
        'schemas/generated/forms/*.js',
      ],
    },
  }),
};

export default config;

import type { StorybookConfig } from '@storybook/react-vite';
import { formStories, formStoryIndexer } from './form-stories.ts';
import { tableStories, tableStoryIndexer } from './table-stories.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The test runner takes files only: there `every-form` and `every-table` render what the indexers list one by one.
  stories: [
    '../src/**/*.stories.tsx',
    ...(process.env.VITEST ? [] : ['../schemas/forms/*.schema.json', '../schemas/tables/*.table.json']),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (existing = []) => [formStoryIndexer, tableStoryIndexer, ...existing],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), formStories(), tableStories()],
    // All stories are searched for packages at the start: one found later reloads the page under a running test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx', 'schemas/generated/forms/*.js'],
    },
  }),
};

export default config;

import type { StorybookConfig } from '@storybook/react-vite';
import { formStories, formStoryIndexer } from './form-stories.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../schemas/forms/*.schema.json'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (existing = []) => [formStoryIndexer, ...existing],
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), formStories()] }),
};

export default config;

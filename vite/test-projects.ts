import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumOptions } from '../tests/support/browser.ts';

const MINUTE = 60_000;

/** The test files of a project share a process, and with it what is slow to start: modules, databases, the browser. */
const shared = { isolate: false, maxWorkers: 1 };
/** They put another module in the place of one: a process of their own, or it would be loaded already. */
const changed = [
  'tests/server/database/synced-files.test.ts',
  'tests/server/workshop/nested-forms.test.ts',
  'tests/server/workshop/nested-other-forms.test.ts',
  'tests/server/workshop/slow-check.test.ts',
  'tests/server/workshop/waiting-checks.test.ts',
  'tests/server/http/health.test.ts',
];
/** It compares times with each other: a process of its own. */
const development = 'tests/e2e/dev.test.ts';
const storybook = fileURLToPath(new URL('../.storybook', import.meta.url));

export const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      ...shared,
      include: [
        'tests/{schemas,forms,machines,src,scripts}/**/*.test.{ts,tsx}',
        'tests/architecture.test.ts',
      ],
      testTimeout: MINUTE / 2,
    },
  },
  {
    extends: true,
    test: {
      name: 'server',
      ...shared,
      include: ['tests/server/**/*.test.ts'],
      exclude: changed,
      globalSetup: 'tests/support/postgresql.setup.ts',
      testTimeout: MINUTE / 2,
      hookTimeout: MINUTE,
    },
  },
  {
    extends: true,
    test: {
      name: 'changed-forms',
      maxWorkers: 1,
      include: changed,
      globalSetup: 'tests/support/postgresql.setup.ts',
      testTimeout: MINUTE / 2,
      hookTimeout: MINUTE,
    },
  },
  {
    extends: true,
    plugins: [storybookTest({ configDir: storybook })],
    test: {
      name: 'stories',
      // They share a page, and with it the modules: these take longer to load than most stories to play.
      isolate: false,
      testTimeout: MINUTE / 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
  {
    extends: true,
    test: {
      name: 'e2e',
      ...shared,
      include: ['tests/e2e/**/*.test.ts'],
      exclude: [development],
      // A busy machine may let a browser wait too long. What passed only then is named at the end of `npm test`.
      retry: process.env.CI ? 1 : 0,
      globalSetup: 'tests/support/product.setup.ts',
      testTimeout: MINUTE,
      hookTimeout: MINUTE,
    },
  },
  {
    extends: true,
    test: { name: 'development', include: [development], retry: process.env.CI ? 1 : 0 },
  },
];

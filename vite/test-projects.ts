import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration, UserWorkspaceConfig } from 'vitest/config';

const MINUTE = 60_000;

/** The test files of a project share a process, and with it what is slow to start: modules, databases, the browser. */
const shared = { isolate: false, maxWorkers: 1 };
/** They put another module in the place of one: a process of their own, or it would be loaded already. */
const changed = [
  'tests/server/database/embedded-again.test.ts',
  'tests/server/database/sync-tree.test.ts',
  'tests/server/database/synced-files.test.ts',
  'tests/server/workshop/nested-forms.test.ts',
  'tests/server/workshop/nested-other-forms.test.ts',
  'tests/server/workshop/slow-check.test.ts',
  'tests/server/workshop/waiting-checks.test.ts',
  'tests/server/http/health.test.ts',
  'tests/server/platform/gazetteer.test.ts',
];
/** It compares times with each other: a process of its own. */
const development = 'tests/e2e/dev.test.ts';
/** A busy machine may let a browser wait too long. What passed only when tried again is named at the end of `npm test`. */
const retry = process.env.CI ? 1 : 0;
const storybook = fileURLToPath(new URL('../.storybook', import.meta.url));

const byName: Record<string, () => UserWorkspaceConfig | Promise<UserWorkspaceConfig>> = {
  unit: () => ({
    test: {
      ...shared,
      include: [
        'tests/{schemas,forms,machines,src,scripts}/**/*.test.{ts,tsx}',
        'tests/architecture.test.ts',
      ],
      testTimeout: MINUTE / 2,
    },
  }),
  server: () => ({
    test: {
      ...shared,
      include: ['tests/server/**/*.test.ts'],
      exclude: changed,
      globalSetup: 'tests/support/server/server.setup.ts',
      testTimeout: MINUTE / 2,
      hookTimeout: MINUTE,
    },
  }),
  'changed-forms': () => ({
    test: {
      maxWorkers: 1,
      include: changed,
      globalSetup: 'tests/support/server/server.setup.ts',
      testTimeout: MINUTE / 2,
      hookTimeout: MINUTE,
    },
  }),
  // Storybook reads all of its configuration here, which takes seconds.
  stories: async () => {
    const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
    const { playwright } = await import('@vitest/browser-playwright');
    const { chromiumOptions } = await import('../tests/support/browser/browser.ts');
    return {
      plugins: [storybookTest({ configDir: storybook })],
      test: {
        // They share a page, and with it the modules: these take longer to load than most stories to play.
        isolate: false,
        retry,
        testTimeout: MINUTE / 2,
        setupFiles: [`${storybook}/unwatched.ts`],
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: chromiumOptions() }),
          instances: [{ browser: 'chromium' }],
        },
      },
    };
  },
  e2e: () => ({
    test: {
      ...shared,
      include: ['tests/e2e/**/*.test.ts'],
      exclude: [development],
      retry,
      globalSetup: 'tests/support/browser/product.setup.ts',
      testTimeout: MINUTE,
      hookTimeout: MINUTE,
    },
  }),
  development: () => ({
    test: { include: [development], retry },
  }),
};

const asked = process.argv.flatMap((argument) => /^--project=(.+)/.exec(argument)?.slice(1) ?? []);
const names = Object.keys(byName);
/** What is not asked for is not prepared; what is asked for by a pattern is left to vitest. */
const wanted = asked.length > 0 && asked.every((name) => names.includes(name)) ? asked : names;

export const projects: TestProjectConfiguration[] = Object.entries(byName)
  .filter(([name]) => wanted.includes(name))
  .map(async ([name, made]) => {
    const { test, ...config } = await made();
    return { extends: true, ...config, test: { ...test, name } };
  });

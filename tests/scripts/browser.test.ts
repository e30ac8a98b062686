import { afterEach, expect, test, vi } from 'vitest';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { Refusal } from '../../scripts/progress.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a command that finds no browser says so in a sentence', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere');
  await expect(launchBrowser()).rejects.toEqual(
    new Refusal('No Chromium or Chrome was found; install one, or set CHROMIUM_PATH to its program file.'),
  );
  await expect(launchBrowser()).rejects.toBeInstanceOf(Refusal);
});

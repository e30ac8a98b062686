// What only a test can do to its browser is left out where somebody looks at a story.
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a story that is looked at plays to its end', async () => {
  vi.stubEnv('MODE', 'production');
  vi.resetModules();
  const { lookByTouch, lookInForcedColors, lookWithLessMotion, lookWithMoreContrast } =
    await import('../../.storybook/both-schemes.ts');
  const looked = vi.fn(() => Promise.resolve());
  for (const look of [lookByTouch, lookInForcedColors, lookWithLessMotion, lookWithMoreContrast])
    await look(looked);
  expect(looked).not.toHaveBeenCalled();
});

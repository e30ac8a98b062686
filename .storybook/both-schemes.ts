/** Each story is shown in light; what depends on the colours alone is looked at in dark too. */
import axe from 'axe-core';
import { expect } from 'storybook/test';

/** Whether the tests play the stories, rather than somebody who looks at them. */
export const isTested = import.meta.env.MODE === 'test';

/** Looks at something in the dark scheme. */
export async function lookInDark(look: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  dataset['theme'] = 'dark';
  try {
    await look();
  } finally {
    if (before === undefined) delete dataset['theme'];
    else dataset['theme'] = before;
  }
}

async function lookWhere(name: string, wanted: string, look: () => Promise<void>): Promise<void> {
  if (!isTested) return;
  const { cdp } = await import('vitest/browser');
  const choose = (value: string): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  await choose(wanted);
  try {
    await look();
  } finally {
    await choose('');
  }
}

/** Looks at something as where people have chosen their own colours; only the tests can, others do not look. */
export const lookInForcedColors = (look: () => Promise<void>): Promise<void> =>
  lookWhere('forced-colors', 'active', look);

/** Looks at something as where people have asked for more contrast; only the tests can. */
export const lookWithMoreContrast = (look: () => Promise<void>): Promise<void> =>
  lookWhere('prefers-contrast', 'more', look);

/** Looks at something as where people have asked for less motion; only the tests can. */
export const lookWithLessMotion = (look: () => Promise<void>): Promise<void> =>
  lookWhere('prefers-reduced-motion', 'reduce', look);

/** Looks at something as where it is touched; only the tests can. */
export async function lookByTouch(look: () => Promise<void>): Promise<void> {
  if (!isTested) return;
  const { cdp } = await import('vitest/browser');
  const touch = (enabled: boolean): Promise<unknown> =>
    cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  try {
    await look();
  } finally {
    await touch(false);
  }
}

/** Nothing on the screen is wider than its window. */
export async function expectNothingWider(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Throws what axe finds of the contrast in the dark scheme. Used by the tests, where each story is shown once. */
export const expectContrastInDark = (): Promise<void> =>
  lookInDark(async () => {
    // Without what Storybook has in its page beside a story.
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`In the dark scheme:\n${found.join('\n')}`);
  });

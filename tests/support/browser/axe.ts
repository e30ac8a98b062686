import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { shellPage } from '../pages/shell.page.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it is now, one line for each element; empty when all is well.
 * @param rules which of them are held against it; all, unless they are named
 */
export async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      }),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
}

type View = readonly [colorScheme: 'light' | 'dark', width: number];

/** Each scheme and each width once, with all rules: the schemes differ in their colours, the widths in their layout. */
const views: readonly View[] = [
  ['dark', 390],
  ['light', 1440],
];
/** What has a story, which is looked at in both schemes where it is wide. */
export const narrow: readonly View[] = [['dark', 390]];
/** What looks otherwise on a phone alone. */
export const phone: readonly View[] = [
  ['dark', 390],
  ['light', 390],
];

/** Two frames: one in which the page hears of a change, and one in which it is drawn. */
const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * What is wrong with the page in each view: what axe finds, and what is wider than its window.
 * @param name of the state that it is in
 * @param options.untilWhole waits, where a view shows something else
 */
export async function problemsIn(
  page: Page,
  name: string,
  { in: all = views, untilWhole }: { in?: typeof views; untilWhole?: (width: number) => Promise<void> } = {},
): Promise<string[]> {
  const found: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  let former: number | undefined;
  for (const [colorScheme, width] of all) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width < 500 });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    await untilDrawn(page);
    await untilWhole?.(width);
    // Where another scheme is all that has changed, the colours are.
    const problems = await violationsOn(page, width === former ? ['color-contrast'] : undefined);
    former = width;
    if (await shellPage(page).scrollsSideways()) problems.push('is wider than its window');
    found.push(...problems.map((problem) => `${name}, ${colorScheme}, ${width} pixels wide: ${problem}`));
  }
  await devtools.detach();
  return found;
}

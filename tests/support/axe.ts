import axe from 'axe-core';
import type { Page } from 'playwright';

/**
 * What axe finds on the page as it is now, one line for each element; empty when all is well.
 * @param rules only these; a page that was looked at in light differs in dark by its contrast alone
 */
export async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...(runOnly ? { runOnly } : {}),
      }),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
}

/** A colour on its way from one scheme to the other has the contrast of neither. */
async function coloursSettled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}

/** What axe finds in light, and of the contrast in dark: in all else the schemes are the same. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(coloursSettled);
    const violations = await violationsOn(page, colorScheme === 'dark' ? ['color-contrast'] : undefined);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

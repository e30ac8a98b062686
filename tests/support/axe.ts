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

/** What differs between the colour schemes; the rest was found in light. */
export const rulesFor = (colorScheme: 'light' | 'dark'): string[] | undefined =>
  colorScheme === 'dark' ? ['color-contrast'] : undefined;

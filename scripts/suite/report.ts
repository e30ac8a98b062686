// What `npm run suite` prints: failures first, then how many were skipped for which reason, then the sum.
import type { Case, Group } from './suite.ts';

export interface Result {
  file: string;
  group: Group;
  test: Case;
  /** Why it was not judged. */
  reason?: string;
  /** What is wrong with the verdict. */
  problem?: string | undefined;
}

/** @returns whether every document that was tried was judged right */
export function report(results: Result[]): boolean {
  const failed = results.filter(({ problem }) => problem !== undefined);
  for (const { file, group, test, problem } of failed)
    console.error(`${file} | ${group.description} | ${test.description}: ${problem}`);
  const skipped = results.flatMap(({ file, group, reason }) =>
    reason === undefined ? [] : [`${file}, ${group.description}: ${reason}`],
  );
  for (const what of new Set(skipped))
    console.log(`skipped ${skipped.filter((one) => one === what).length} of ${what}`);
  const tried = results.length - skipped.length;
  console.log(`${tried - failed.length} passed of ${tried} tried, ${skipped.length} skipped`);
  return failed.length === 0;
}

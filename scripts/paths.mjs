import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Notes of earlier runs: what was built from which inputs, reports, time stamps. Safe to delete. */
export const cache = join(root, 'node_modules/.cache/quarterdeck');

/** Each cell of a machine that a test has tried, one JSON line each; emptied by each `npm test`. */
export const exercisedFile = join(cache, 'exercised.jsonl');

/** What `scripts/machine-coverage.ts` makes of them, for Storybook. */
export const coverageFile = join(cache, 'coverage.json');

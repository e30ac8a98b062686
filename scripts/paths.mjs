import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Notes of earlier runs: what was built from which inputs, reports, time stamps. Safe to delete. */
export const cache = join(root, 'node_modules/.cache/quarterdeck');

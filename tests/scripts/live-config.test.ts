// Vite starts anew with each file that its configuration reads, and nothing is served meanwhile: no save of a product owner may be one of them.
import { relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

test('the configuration of the dev server reads neither a file of schemas/ that is edited nor one that is made of them', async () => {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  const read = (config?.dependencies ?? []).map((file) => relative(process.cwd(), file));
  expect(read).toContain('vite/live-schemas.ts');
  expect(read.filter((file) => /^schemas\/(generated\/|types\.ts|.*\.json$)/.test(file))).toEqual([]);
});

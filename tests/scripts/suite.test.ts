import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSuite } from '../../scripts/suite/suite.ts';

test('the suite is read from the folder of its draft, or from one file with all of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-suite-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const not = [{ description: 'not', schema: { not: {} }, tests: [] }];
  await writeFile(join(folder, 'not.json'), JSON.stringify(not));
  expect(readSuite(folder)).toEqual({ not });
  const file = join(folder, 'whole.json');
  await writeFile(file, JSON.stringify({ files: { not } }));
  expect(readSuite(file)).toEqual({ not });
});

test('what is no suite is told of, with what to name', () => {
  const named = /Name the folder of its draft 7: npm run suite -- JSON-Schema-Test-Suite\/tests\/draft7$/;
  expect(() => readSuite(undefined)).toThrow(named);
  expect(() => readSuite('nowhere')).toThrow(/^The suite cannot be read: ENOENT/);
  expect(() => readSuite('nowhere')).toThrow(named);
});

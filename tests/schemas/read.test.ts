import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFiles } from '#schemas/compiler/read.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';

let dir: string;
const write = (file: string, json: object): void => writeFileSync(join(dir, file), JSON.stringify(json));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'schemas-read-'));
  mkdirSync(join(dir, 'forms'));
  write('labels.json', { yes: 'Yes' });
  write('forms/crew.schema.json', { title: 'Crew' });
});
afterEach(() => rmSync(dir, { recursive: true }));

it('reads the same list again while no file is another: what was made of it is not made anew', () => {
  const files = readFiles(dir);
  expect(readFiles(dir)).toBe(files);
  expect(readSources(dir)).toBe(readSources(dir));
});

it('reads what was changed, added and taken away, and keeps what is as it was', () => {
  const [crew, labels] = readFiles(dir);
  write('labels.json', { yes: 'Aye' });
  write('roles.json', {});
  const changed = readFiles(dir);
  expect(changed.map(({ file, json }) => [file, json])).toEqual([
    ['schemas/forms/crew.schema.json', { title: 'Crew' }],
    ['schemas/labels.json', { yes: 'Aye' }],
    ['schemas/roles.json', {}],
  ]);
  expect(changed[0]).toBe(crew);
  rmSync(join(dir, 'roles.json'));
  write('labels.json', { yes: 'Yes' });
  expect(readFiles(dir)).toEqual([crew, labels]);
});

it('tells of a file that was spoilt since', () => {
  readFiles(dir);
  writeFileSync(join(dir, 'labels.json'), '{ "yes": 1, "yes": 2 }');
  expect(() => readFiles(dir)).toThrow('"yes" stands in line 1 already');
});

it('reads no file that is gone when its turn comes: an editor keeps links to nothing beside what it has open', () => {
  const files = readFiles(dir);
  symlinkSync('nobody@nowhere', join(dir, 'forms/.#crew.schema.json'));
  expect(readFiles(dir)).toBe(files);
});

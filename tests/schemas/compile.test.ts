import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compile } from '#schemas/compile.ts';

const original = join(import.meta.dirname, '../../schemas');
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'schemas-'));
  cpSync(original, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const textOf = (path: string): string => readFileSync(join(dir, path), 'utf8');

function edit(path: string, from: string | RegExp, to: string): void {
  const text = textOf(path);
  const edited = text.replace(from, to);
  expect(edited, `${path} has nothing to break`).not.toBe(text);
  writeFileSync(join(dir, path), edited);
}

const login = 'forms/login.schema.json';

describe('a wrong edit', () => {
  test('nothing is written then', async () => {
    edit(login, '"Remember me"', '"Keep me signed in"');
    edit('labels.json', '"color": "green"', '"color": "purple"');
    const before = textOf('generated/forms/login.js');
    await compile({ dir });
    expect(textOf('generated/forms/login.js')).toBe(before);
  });

  test('a form without its .ui.json', async () => {
    rmSync(join(dir, 'forms/login.ui.json'));
    expect((await compile({ check: true, dir })).problems).toEqual([
      'schemas/forms/login.ui.json: this file is missing; create it with {"$schema": "../meta/ui.meta.json"}.',
    ]);
  });
});

describe('generated files', () => {
  test('are up to date in the repository', async () => {
    expect((await compile({ check: true })).problems).toEqual([]);
  });

  test('that are stale, missing or left over are told by --check and mended by a run', async () => {
    edit(login, '"Remember me"', '"Keep me signed in"');
    rmSync(join(dir, 'generated/forms/boat-filter.d.ts'));
    writeFileSync(join(dir, 'generated/forms/gone.js'), '');
    const remedy = 'is stale; run npm run schemas and commit it.';
    expect((await compile({ check: true, dir })).problems.sort()).toEqual([
      `schemas/generated/forms/boat-filter.d.ts ${remedy}`,
      `schemas/generated/forms/gone.js ${remedy}`,
      `schemas/generated/forms/login.js ${remedy}`,
    ]);
    expect((await compile({ dir })).problems).toEqual([]);
    expect((await compile({ check: true, dir })).problems).toEqual([]);
    expect(textOf('generated/forms/login.js')).toContain('Keep me signed in');
  });
});

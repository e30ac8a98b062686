// Runs tests against one wrong version after the other, in a copy of the project, without starting anew for each.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../paths.mjs';
import type { Mutant } from './code.ts';

const LEFT_OUT = ['node_modules', '.git', 'dist', 'data', 'storybook-static', 'coverage'];

export interface TryOut {
  /** @returns whether a test failed */
  isKilled: (mutant: Mutant) => Promise<boolean>;
  /** @returns whether all tests pass on the code as it is */
  passes: () => Promise<boolean>;
  close: () => Promise<void>;
}

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'quarterdeck-mutants-'));
  for (const name of readdirSync(root).filter((each) => !LEFT_OUT.includes(each)))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

async function run(vitest: Vitest, specifications: TestSpecification[]): Promise<boolean> {
  if (specifications.length === 0) return true;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  return unhandledErrors.length === 0 && testModules.every((each) => each.ok());
}

/** The test that bears the name of a file, or the one of all machines: it notices most. */
function isNextTo(file: string, { moduleId }: TestSpecification): boolean {
  const [name = ''] = basename(file).split('.');
  const test = file.endsWith('.machine.ts') ? 'model' : name;
  return basename(moduleId) === `${test}.test.ts`;
}

/** @param filters of vitest's unit tests */
export async function openTryOut(filters: string[]): Promise<TryOut> {
  const copy = copyProject();
  const vitest = await createVitest('test', {
    root: copy,
    project: ['unit'],
    watch: false,
    bail: 1,
    reporters: [{}],
    isolate: false,
    maxWorkers: 1,
  });
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications(filters);
  return {
    passes: () => run(vitest, specifications),
    async isKilled({ file, text }) {
      const path = join(copy, file);
      const right = readFileSync(path);
      writeFileSync(path, text);
      vitest.invalidateFile(path);
      const [next, others] = [true, false].map((isNext) =>
        specifications.filter((each) => isNextTo(file, each) === isNext),
      ) as [TestSpecification[], TestSpecification[]];
      try {
        return !(await run(vitest, next)) || !(await run(vitest, others));
      } finally {
        writeFileSync(path, right);
        vitest.invalidateFile(path);
      }
    },
    async close() {
      await vitest.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

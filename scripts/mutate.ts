// `npm run mutate`: breaks machines/ and schemas/roles.json in every small way and shows which tests notice. `-- refund` mutates
// only the files whose name contains that. Ends with code 1 when a wrong version survives.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { mutantsOf, type Mutant } from './mutate/code.ts';
import { roleMutants } from './mutate/roles.ts';
import { openTryOut } from './mutate/try-out.ts';
import { readNames } from './names-asked.ts';
import { root } from './paths.mjs';
import { main } from './progress.mjs';

/** The quick tests: what the machines and the roles are, stated a second time. */
const tests = ['tests/machines/', 'tests/schemas/roles.test.ts'];
const ROLES = 'schemas/roles.json';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

function mutantsByFile(filters: string[]): [string, Mutant[]][] {
  const machines = readdirSync(join(root, 'machines')).map((name) => `machines/${name}`);
  return [...machines, ROLES]
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .map((file) => [file, file === ROLES ? roleMutants(file, read(file)) : mutantsOf(file, read(file))]);
}

async function mutate(filters: string[]): Promise<void> {
  const started = Date.now();
  const tryOut = await openTryOut(tests);
  const total = { killed: 0, survived: [] as Mutant[] };
  try {
    if (!(await tryOut.passes())) throw new Error('The tests fail on the code as it is: mend that first.');
    for (const [file, mutants] of mutantsByFile(filters)) {
      const survived: Mutant[] = [];
      for (const mutant of mutants) if (!(await tryOut.isKilled(mutant))) survived.push(mutant);
      console.log(
        `${survived.length === 0 ? '✔' : '✘'} ${file}: ${mutants.length - survived.length}/${mutants.length}`,
      );
      for (const { line, change } of survived) console.log(`    survived: ${file}:${line} ${change}`);
      total.killed += mutants.length - survived.length;
      total.survived.push(...survived);
    }
  } finally {
    await tryOut.close();
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const all = total.killed + total.survived.length;
  console.log(
    `${total.killed} killed, ${total.survived.length} survived of ${all} wrong versions in ${minutes} minutes`,
  );
  if (total.survived.length > 0) process.exitCode = 1;
}

const usage = `npm run mutate [-- NAME …]

  NAME   only the files of machines/, and roles.json, whose name contains one of these`;

await main(async () => {
  const filters = readNames(process.argv.slice(2), usage, true);
  if (filters) await mutate(filters);
});

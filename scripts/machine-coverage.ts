// Counts which transitions and refusals of the machines the tests have tried. Ends with code 1 below all of what is judged.
// `--only-run` judges what ran of each machine; `--without=<level>` leaves a level out.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { machinesIn } from '#tests/support/models/cells.ts';
import type { Exercised } from '#tests/support/models/exercised.ts';
import { countCoverage, type LevelCoverage } from './machine-coverage/count.ts';
import { judge } from './machine-coverage/report.ts';
import { coverageFile, exercisedFile, root } from './paths.mjs';

const { values } = parseArgs({
  options: { 'only-run': { type: 'boolean' }, without: { type: 'string', multiple: true, default: [] } },
});

const folder = join(root, 'machines');
const files = readdirSync(folder).filter((name) => name.endsWith('.machine.ts'));
const modules = await Promise.all(files.map(async (name) => (await import(`#machines/${name}`)) as object));

const lines = existsSync(exercisedFile)
  ? readFileSync(exercisedFile, 'utf8').split('\n').filter(Boolean)
  : [];
const coverage = countCoverage(
  machinesIn(modules),
  lines.map((line) => JSON.parse(line) as Exercised),
);
writeFileSync(coverageFile, JSON.stringify(coverage));

const isJudged = ({ level, hasRun }: LevelCoverage): boolean =>
  !values.without.includes(level) && (hasRun || !values['only-run']);
const { text, isPassed } = judge(coverage, isJudged);
console.log(text);
process.exitCode = isPassed ? 0 : 1;

// `npm run bench`: measures loading, typing and serving against the goals; each side of a ratio in the same run.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { openBench, type Bench } from './bench/bench.ts';
import { conditionsNow, conditionsText } from './bench/conditions.ts';
import { measureBlocking } from './bench/measures/blocking.ts';
import { measureBytes } from './bench/measures/bytes.ts';
import { measureFirstCard } from './bench/measures/first-card.ts';
import { measureForm } from './bench/measures/form.ts';
import { measurePages } from './bench/measures/pages.ts';
import { measureQuestions } from './bench/measures/questions.ts';
import { measureServing } from './bench/measures/serving.ts';
import { readOptions, type Options } from './bench/options.ts';
import { tableOf, type Row } from './bench/report.ts';
import { build } from './build.mjs';
import { main } from './progress.mjs';

const measures: Record<string, (bench: Bench) => Promise<Row[]>> = {
  bytes: measureBytes,
  'first-card': measureFirstCard,
  form: measureForm,
  blocking: measureBlocking,
  pages: measurePages,
  questions: measureQuestions,
  serving: measureServing,
};

async function run(options: Options): Promise<void> {
  await build();
  const started = Date.now();
  const bench = openBench(options);
  const conditions = conditionsNow();
  const rows: Row[] = [];
  try {
    conditions.chromium = (await bench.browser()).version();
    console.log(conditionsText(conditions));
    const wanted = Object.entries(measures).filter(
      ([name]) => options.only.length === 0 || options.only.includes(name),
    );
    for (const [name, measure] of wanted) {
      const found = await measure(bench);
      console.log(`\n${name}\n${tableOf(found)}`);
      rows.push(...found);
    }
  } finally {
    await bench.close();
  }
  const missed = rows.filter(({ verdict }) => verdict === 'missed').length;
  const met = rows.filter(({ verdict }) => verdict === 'met').length;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n${met} goals met, ${missed} missed (${seconds} s)`);
  if (options.json)
    writeFileSync(options.json, `${JSON.stringify({ conditions, options, rows }, null, 2)}\n`);
  if (options.strict && missed > 0) process.exitCode = 1;
}

const options = readOptions(process.argv.slice(2), Object.keys(measures));
if (options) await main(() => run(options));

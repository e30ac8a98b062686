// `npm run bench`: what people notice, against the goals; each side of a ratio in the same run.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { goals } from './bench/goals.ts';
import { readOptions, usage } from './bench/options.ts';
import { isMet, tableOf, type Row } from './bench/report.ts';
import { measureBlocking, measureFirstCard, measureForm } from './bench/screens.ts';
import { openBench, type Bench } from './bench/servers.ts';
import { measureServing } from './bench/serving.ts';
import { build } from './build.mjs';
import { main, showProgress } from './progress.mjs';
import { weigh } from './size.mjs';

const measures: Record<string, (bench: Bench) => Row[] | Promise<Row[]>> = {
  bytes: () =>
    weigh().flatMap(({ name, kB }) => {
      const goal = goals.kB[name];
      return goal === undefined ? [] : [{ what: `kB of JS, ${name}`, ours: [kB], goal }];
    }),
  'first-card': measureFirstCard,
  form: measureForm,
  blocking: measureBlocking,
  serving: measureServing,
};

await main(async () => {
  const names = Object.keys(measures);
  const { quick, help, only, json } = readOptions(process.argv.slice(2), names);
  if (help) return console.log(usage(names));
  await build();
  const rows: Row[] = [];
  const bench = await openBench(quick);
  try {
    for (const [name, measure] of Object.entries(measures).filter(([key]) => only.includes(key))) {
      const found = await showProgress(`Measuring ${name}`, async () => measure(bench));
      // What follows takes minutes, and may be broken off.
      console.log(tableOf(found));
      rows.push(...found);
    }
  } finally {
    await bench.close();
  }
  const met = rows.filter(isMet).length;
  console.log(`${met} met, ${rows.length - met} missed; load ${loadavg()[0]?.toFixed(1)}`);
  if (json) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
});

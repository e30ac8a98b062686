// `npm run prove`: what the product promises, tried on the built product in processes of its own; see docs/reliability.md.
import { arch, cpus, platform, release } from 'node:os';
import process from 'node:process';
import { build } from './build.mjs';
import { fingerprint } from './fingerprint.mjs';
import { main, showProgress } from './progress.mjs';
import { readOptions, usage } from './prove/options.ts';
import { proofs, type Proof } from './prove/proofs.ts';
import {
  addLine,
  readLines,
  tableOf,
  triedOf,
  verdictOf,
  wrongOf,
  type Line,
  type Row,
} from './prove/report.ts';
import { Stage, type Engine } from './prove/stage.ts';

const names = Object.keys(proofs);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${platform()} ${release()} ${arch()}, Node ${process.version}`;

interface Run {
  minutes: number;
  /** Lines of former runs; those of another build do not count. */
  former: Line[];
  keep: (line: Line) => void;
}

/** Of the code that a proof runs. */
const buildOf = ({ inBrowser }: Proof): string =>
  fingerprint(['machines', 'schemas', 'server', ...(inBrowser ? ['src'] : [])]).slice(0, 12);

async function prove(name: string, proof: Proof, engine: Engine, goal: number, run: Run) {
  const { what, open, portion } = proof;
  const build = buildOf(proof);
  const lines = run.former.filter(
    (line) => line.proof === name && line.engine === engine && line.build === build,
  );
  const row: Row = { what, engine, goal, lines };
  if (triedOf(row) >= goal) return row;
  const stage = await Stage.open(engine);
  if (!stage) return { ...row, engine: `${engine} (not installed)` };
  const until = Date.now() + run.minutes * 60_000;
  try {
    const attempt = await open(stage);
    do {
      const result = await attempt(Math.min(portion, goal - triedOf(row)));
      const line = { proof: name, engine, at: new Date().toISOString(), build, machine, ...result };
      lines.push(line);
      run.keep(line);
    } while (triedOf(row) < goal && wrongOf(row).length === 0 && Date.now() < until);
  } finally {
    await stage.close();
  }
  return row;
}

await main(async () => {
  const { quick, help, only, report, minutes, engines } = readOptions(process.argv.slice(2), names);
  if (help) return console.log(usage(names));
  await build();
  const former = quick ? [] : readLines(report);
  const keep = (line: Line): void => (quick ? undefined : addLine(report, line));
  const rows: Row[] = [];
  for (const [name, proof] of Object.entries(proofs)) {
    const goal = quick ? proof.quick : proof.goal;
    if (!only.includes(name) || goal === undefined) continue;
    for (const engine of proof.engines.filter((one) => engines.includes(one)))
      rows.push(
        await showProgress(`Proving ${name}, ${engine}`, () =>
          prove(name, proof, engine, goal, { minutes, former, keep }),
        ),
      );
  }
  console.log(tableOf(rows));
  const count = (verdict: string): number => rows.filter((row) => verdictOf(row) === verdict).length;
  console.log(
    `${count('met')} met, ${count('held')} held but not yet tried often enough, ${count('missed')} missed`,
  );
  if (count('missed') > 0) process.exitCode = 1;
});

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
  build: string;
  minutes: number;
  /** Lines of former runs that count. */
  kept: Line[];
  keep: (line: Line) => void;
}

async function prove(name: string, { what, open, portion }: Proof, engine: Engine, goal: number, run: Run) {
  const lines = run.kept.filter((line) => line.proof === name && line.engine === engine);
  const row: Row = { what, engine, goal, lines };
  if (triedOf(row) >= goal) return row;
  const stage = await Stage.open(engine);
  if (!stage) return { ...row, engine: `${engine} (not installed)` };
  const until = Date.now() + run.minutes * 60_000;
  try {
    const attempt = await open(stage);
    do {
      const result = await attempt(Math.min(portion, goal - triedOf(row)));
      const line = {
        proof: name,
        engine,
        at: new Date().toISOString(),
        build: run.build,
        machine,
        ...result,
      };
      lines.push(line);
      run.keep(line);
    } while (triedOf(row) < goal && wrongOf(row).length === 0 && Date.now() < until);
  } finally {
    await stage.close();
  }
  return row;
}

await main(async () => {
  const { quick, help, only, report, minutes } = readOptions(process.argv.slice(2), names);
  if (help) return console.log(usage(names));
  await build();
  const code = fingerprint(['machines', 'schemas', 'server', 'src']).slice(0, 12);
  const kept = quick ? [] : readLines(report).filter((line) => line.build === code);
  const keep = (line: Line): void => (quick ? undefined : addLine(report, line));
  const rows: Row[] = [];
  for (const [name, proof] of Object.entries(proofs)) {
    const goal = quick ? proof.quick : proof.goal;
    if (!only.includes(name) || goal === undefined) continue;
    for (const engine of proof.engines)
      rows.push(
        await showProgress(`Proving ${name}, ${engine}`, () =>
          prove(name, proof, engine, goal, { build: code, minutes, kept, keep }),
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

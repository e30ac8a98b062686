// Makes what the server needs from the sources: generated schema files and the client in dist/. `npm run build` always makes it, others when its inputs changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { run, runPackage } from './child.mjs';
import { fingerprint, forget, isFresh, remember } from './fingerprint.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { main, Refusal, showProgress } from './progress.mjs';

const STEPS = [
  {
    name: 'schemas',
    title: 'Generating types and validators from the schemas',
    failure: 'The schemas have an error.',
    inputs: ['schemas', 'machines', 'package-lock.json'],
    output: 'schemas/types.ts',
    work: () => run(process.execPath, ['--import', 'tsx', 'schemas/compile.ts']),
  },
  {
    name: 'client',
    title: 'Building the client',
    failure: 'The client could not be built.',
    inputs: [
      'src',
      'schemas',
      'machines',
      'public',
      'index.html',
      'vite.config.ts',
      'vite',
      'docs/help',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ],
    output: 'dist/index.html',
    work: () => runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' }),
  },
];

/** What a step makes was found as it would be made now: it is not made again until its inputs change. */
export function markFresh(name) {
  const { inputs } = STEPS.find((step) => step.name === name);
  remember(name, fingerprint(inputs));
}

/** @param {{ always?: boolean }} [options] `always` makes everything again */
export async function build({ always = false } = {}) {
  for (const step of STEPS) {
    if (!always && existsSync(join(root, step.output)) && isFresh(step.name, fingerprint(step.inputs)))
      continue;
    forget(step.name);
    await showProgress(step.title, async () => {
      const { code, output } = await step.work();
      if (code !== 0) throw new Refusal(`${step.failure}\n${output.trim()}`);
    });
    // Taken after the work, because the compiler writes its results among its inputs.
    remember(step.name, fingerprint(step.inputs));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await install();
    await build({ always: !process.argv.includes('--if-changed') });
  });
}

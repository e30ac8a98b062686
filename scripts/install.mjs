// Installs the packages of package-lock.json when node_modules does not hold exactly these.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { run } from './child.mjs';
import { root } from './paths.mjs';
import { Refusal, showProgress } from './progress.mjs';

/** `npm ci` where needed, development packages included: the client is built on the machine that serves it. */
export async function install() {
  if (isInstalled()) return;
  await showProgress('Installing packages', async () => {
    const { code, output } = await runNpm([
      'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0) throw new Refusal(`The packages could not be installed. npm says:\n${output.trim()}`);
  });
}

/**
 * npm writes node_modules/.package-lock.json as the last act of an installation; a package it holds is really there.
 * Optional packages are left out: they differ by system.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
}

// Runs the vitest projects and counts what they report.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { cache, root } from './paths.mjs';

const BROWSER_PROJECTS = ['stories', 'e2e'];
const report = join(cache, 'tests.json');

/**
 * @param {{ filters: string[], withBrowsers: boolean }} choice filters are vitest's own; browser projects on request
 * @returns {Promise<{ passed: number, failed: number, skipped: string[] }>}
 */
export async function runSuites({ filters, withBrowsers }) {
  mkdirSync(cache, { recursive: true });
  rmSync(report, { force: true });
  const without = withBrowsers ? [] : BROWSER_PROJECTS.map((project) => `--project=!${project}`);
  const code = await show([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${report}`,
    ...without,
    ...filters,
  ]);
  return count(readReport(), code);
}

function show(args) {
  return new Promise((resolve) => {
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
    const env = { ...process.env, ...plain, STORYBOOK_DISABLE_TELEMETRY: '1' };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { testResults: [] };
  }
}

function count({ testResults }, code) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => fullName);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = tests.length - passed - skipped.length + broken.length;
  if (tests.length === 0) console.error('No test ran.');
  // Covers what no test is blamed for: a failed global setup, an unhandled error, an empty run.
  const isUnexplained = failed === 0 && (code !== 0 || tests.length === 0);
  return { passed, failed: failed + (isUnexplained ? 1 : 0), skipped };
}

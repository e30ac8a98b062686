// Runs the vitest projects and counts what they report.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { cache, coverageFile, exercisedFile, root } from './paths.mjs';
import { inTurns } from './turns.mjs';

/**
 * The vitest projects, the longest first. The longest are divided, and each part of them has a server of its own: what
 * is left at the end is short enough for all cores to end at about the same time, also where there are four of them.
 * @type {{ projects: string[], part?: string, needsBrowser: boolean, mode?: string }[]}
 */
const suites = [
  { projects: ['e2e'], part: '1/2', needsBrowser: true },
  // Played by the libraries as they are shipped: in development each of them takes three times as long.
  { projects: ['stories'], needsBrowser: true, mode: 'production' },
  { projects: ['e2e'], part: '2/2', needsBrowser: true },
  { projects: ['server', 'changed-forms'], part: '1/2', needsBrowser: false },
  { projects: ['server', 'changed-forms'], part: '2/2', needsBrowser: false },
  { projects: ['unit'], needsBrowser: false },
  // It compares times with each other: what is beside it is beside each of them.
  { projects: ['development'], needsBrowser: true },
];

/**
 * @param {{ filters: string[], withBrowsers: boolean, last: () => Promise<void> }} choice filters are vitest's own;
 *   browser projects on request; what else is to be run, by the core that is free first
 * @returns {Promise<{ passed: number, failed: number, skipped: string[], retried: string[], told: string[] }>} `told`:
 *   what failed, each with the first of its reasons
 */
export async function runSuites({ filters, withBrowsers, last }) {
  mkdirSync(cache, { recursive: true });
  for (const file of [exercisedFile, coverageFile]) rmSync(file, { force: true });
  const canRun = ({ needsBrowser }) => withBrowsers || !needsBrowser;
  const runsOf = (list) => list.filter(canRun).map((suite) => () => runSuite(suite, filters));
  const wanted = filters.length > 0 ? undivided(suites) : suites;
  const ended = await inTurns([...runsOf(wanted), last], (run) => run());
  const counts = ended.filter((count) => count !== undefined);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const skipped = counts.flatMap((count) => count.skipped);
  const retried = counts.flatMap((count) => count.retried);
  const told = counts.flatMap((count) => count.told);
  if (passed + failed + skipped.length > 0) return { passed, failed, skipped, retried, told };
  return { passed, failed: 1, skipped, retried, told: ['No test ran.'] };
}

/** What few files are left by a filter is not divided: the first part is all of them. */
const undivided = (list) =>
  list.filter(({ part = '1/' }) => part.startsWith('1/')).map((suite) => ({ ...suite, part: undefined }));

async function runSuite({ projects, part, mode = 'test' }, filters) {
  const started = Date.now();
  const name = part === undefined ? projects.join(', ') : `${projects.join(', ')} ${part}`;
  const report = join(cache, `tests-${name.replace(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const code = await show(mode, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...(filters.length > 0 ? ['--passWithNoTests'] : []),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${report}`,
    ...projects.map((project) => `--project=${project}`),
    ...(part === undefined ? [] : [`--shard=${part}`]),
    ...filters,
  ]);
  const read = readReport(report);
  const counted = count(read, code, name);
  for (const line of drawn(read)) console.log(line);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${counted.failed === 0 ? '✔' : '✘'} ${name} (${seconds} s)`);
  return counted;
}

function show(mode, args) {
  return new Promise((resolve) => {
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
    const env = { ...process.env, ...plain, NODE_ENV: mode, STORYBOOK_DISABLE_TELEMETRY: '1' };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { testResults: [] };
  }
}

/** How many of the forms of tests/forms were drawn, filled in and sent in the browser, as they really ran. */
function drawn({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) => {
    const [, kind] = /tests\/forms\/(\w+)\.forms\.tsx$/.exec(name) ?? [];
    const passed = assertionResults.filter(({ status }) => status === 'passed').length;
    return kind
      ? [`Forms of ${kind} drawn, filled in and sent: ${passed} of ${assertionResults.length}.`]
      : [];
  });
}

/** What a page looked like where a test failed may be hundreds of lines. */
const REASON_LINES = 20;

const reasonOf = ({ fullName, failureMessages: [reason = ''] }) =>
  `${fullName}\n  ${reason.split('\n').slice(0, REASON_LINES).join('\n  ')}`;

function count({ testResults }, code, suite) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => fullName);
  const retried = tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(reasonOf);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = tests.length - passed - skipped.length + broken.length;
  // Covers what no test is blamed for: a failed global setup, an unhandled error.
  const isUnexplained = failed === 0 && code !== 0;
  const told = [
    ...tests.filter(({ status }) => status === 'failed').map(reasonOf),
    ...broken.map(({ name, message }) => `${relative(root, name)}\n  ${message}`),
    ...(isUnexplained ? [`${suite}: ended with ${code} though no test failed`] : []),
  ];
  return { passed, failed: failed + (isUnexplained ? 1 : 0), skipped, retried, told };
}

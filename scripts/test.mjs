// `npm test`: installs what is needed, runs every check and every test, and ends with `N passed, N failed`.
// `npm test -- <filter>` runs only the tests vitest finds by that filter; `npm run check` leaves the browsers out.
import './node-version.mjs';
import process from 'node:process';
import { missingBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { checks, machineCoverage, promises } from './checks.mjs';
import { install } from './install.mjs';
import { sentenceOf } from './progress.mjs';
import { runSuites } from './suites.mjs';
import { inTurns } from './turns.mjs';

const WITHOUT_BROWSERS = '--without-browsers';

/** @type {{ passed: number, failed: number, skipped: string[], retried: string[], told: string[] }} */
const total = { passed: 0, failed: 0, skipped: [], retried: [], told: [] };

async function check({ name, remedy, work, isShown = false }) {
  const started = Date.now();
  const { code, output } = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds} s)`);
  if (code !== 0 || isShown) console.log(output.trim());
  if (code === 0) total.passed += 1;
  else {
    total.failed += 1;
    total.told.push(name);
    console.log(`  → ${remedy}`);
  }
}

async function checkInOrder(row) {
  for (const item of row) await check(item);
}

/** Whether the browser tests can run; a machine that has no browser and gets none is a failure, not a skip. */
async function hasBrowser() {
  const reason = await missingBrowser();
  if (reason === undefined) return true;
  total.failed += 1;
  total.told.push('browser');
  console.log(`✘ browser\n${reason}`);
  return false;
}

function conclude() {
  for (const test of total.retried) console.log(`passed only when tried again: ${test}`);
  // Said again at the end: what was said where it failed is far above by now.
  for (const what of total.told) console.log(`failed: ${what}`);
  for (const name of total.skipped) console.log(`skipped: ${name}`);
  const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function testAll(filters, wantsBrowsers) {
  await install();
  const [withBrowsers] = await Promise.all([
    // Where it has to be brought, the network is busy and the processors are not.
    wantsBrowsers && hasBrowser(),
    filters.length > 0 ? build() : inTurns(checks, checkInOrder),
  ]);
  const last = async () => (filters.length === 0 ? check(promises) : undefined);
  const { passed, failed, skipped, retried, told } = await runSuites({ filters, withBrowsers, last });
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
  total.retried.push(...retried);
  total.told.push(...told);
  const hasPostgresql = !skipped.some((name) => name.includes('PostgreSQL is not installed'));
  const left = [...(withBrowsers ? [] : ['browser']), ...(hasPostgresql ? [] : ['postgresql'])];
  await check(machineCoverage({ isWhole: filters.length === 0, left }));
}

const given = process.argv.slice(2);
try {
  await testAll(
    given.filter((argument) => argument !== WITHOUT_BROWSERS),
    !given.includes(WITHOUT_BROWSERS),
  );
} catch (error) {
  total.failed += 1;
  total.told.push(sentenceOf(error));
}
conclude();

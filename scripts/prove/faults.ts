// Every screen under every fault of the network: it says what happened, is never blank, and does not wait for ever.
import type { Browser, Page } from 'playwright';
import { calls, type Call } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { signedIn } from '#tests/support/server/rows.ts';
import { faults, type Fault } from './network-faults.ts';
import type { Result } from './report.ts';
import { addressOf, givenBrowser, openContext, screens, waiting, type Visitor } from './screens.ts';
import type { Stage } from './stage.ts';

export const faultCount = faults.length * screens.length;

const AT_ONCE = 6;
/** The longest that anything may turn. */
const SPINNER_MS = 16_000;
const POLL_MS = 250;
const RECOVERED_WITHIN_MS = 20_000;
const BOAT = '1';

/** What is said where there is no answer that says anything. */
const failures = [
  ...Object.values(messages.failure),
  ...Object.values<Call>(calls).flatMap(({ failure }) => failure ?? []),
];

interface Shown {
  text: string;
  alerts: string;
  isWaiting: boolean;
  isLogin: boolean;
}

const look = (page: Page): Promise<Shown> =>
  page.evaluate((selector) => {
    const place = document.querySelector<HTMLElement>('main') ?? document.body;
    const alerts = [...document.querySelectorAll<HTMLElement>('[role=alert]')];
    return {
      text: place.innerText.trim(),
      alerts: alerts
        .map(({ innerText }) => innerText.trim())
        .filter(Boolean)
        .join('\n'),
      isWaiting: document.querySelector(selector) !== null,
      isLogin: document.querySelector('input[type=password]') !== null && location.pathname === '/',
    };
  }, waiting);

/** Looks until nothing is waited for, or longer than allowed after the last call. */
async function watch(page: Page, lastCall: () => number): Promise<{ shown: Shown; wrong: string[] }> {
  const wrong: string[] = [];
  for (;;) {
    const shown = await look(page);
    const since = Date.now() - lastCall();
    if (shown.text === '' && since > 2 * POLL_MS) return { shown, wrong: ['the page is blank'] };
    if (!shown.isWaiting && since > 2 * POLL_MS) return { shown, wrong };
    if (since > SPINNER_MS) return { shown, wrong: [`it still waits after ${SPINNER_MS / 1000} s`] };
    await page.waitForTimeout(POLL_MS);
  }
}

function judge({ leadsTo, says }: Fault, { text, alerts, isLogin }: Shown): string[] {
  if (leadsTo === 'login') return isLogin ? [] : [`it does not lead to the login: ${text.slice(0, 100)}`];
  if (isLogin) return ['it has signed out'];
  const isTold = (says === undefined ? failures : [says]).some((one) => alerts.includes(one));
  if (leadsTo === 'content') return alerts === '' ? [] : [`it says: ${alerts.slice(0, 200)}`];
  return isTold ? [] : [`it does not say what happened: ${(alerts || text).slice(0, 200)}`];
}

/** Whether its own button brings the screen back once the network is well. */
async function recover(page: Page): Promise<string[]> {
  const retry = page.getByRole('button', { name: 'Retry' }).first();
  const until = Date.now() + RECOVERED_WITHIN_MS;
  for (;;) {
    const { alerts, isWaiting } = await look(page);
    if (alerts === '' && !isWaiting) return [];
    if (Date.now() > until) return [`it does not come back by Retry: ${alerts.slice(0, 200)}`];
    if (await retry.isVisible()) await retry.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(POLL_MS);
  }
}

async function tryCell(browser: Browser, visitor: Visitor, address: string, fault: Fault): Promise<string[]> {
  const context = await openContext(browser, visitor);
  const page = await context.newPage();
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(`uncaught: ${message}`));
  let last = Date.now();
  await page.route('**/api/**', (route) => {
    last = Date.now();
    return fault.sparesSession && route.request().url().endsWith(calls.checkSession.path)
      ? route.continue()
      : fault.give(route).catch(() => undefined);
  });
  try {
    await page.goto(address);
    await page.locator('h1, h2').first().waitFor();
    const { shown, wrong } = await watch(page, () => last);
    wrong.push(...judge(fault, shown), ...crashes);
    if (wrong.length > 0 || fault.leadsTo) return wrong;
    await page.unroute('**/api/**');
    return await recover(page);
  } catch (error) {
    return [(error as Error).message.slice(0, 200)];
  } finally {
    await context.close();
  }
}

/** A portion is so many cells, some at a time: most of their time they wait. */
export async function networkFaults(stage: Stage): Promise<(count: number) => Promise<Result>> {
  await (await stage.start({ DEMO_DATA: 'on' })).stop();
  const { token, addresses } = await stage.withRows(async (db) => ({
    token: (await signedIn(db)).token,
    addresses: await Promise.all(screens.map((screen) => addressOf(db, screen))),
  }));
  const { url } = await stage.start();
  const browser = await givenBrowser(stage);
  const cells = faults.flatMap((fault) => addresses.map((address) => ({ fault, address })));
  let next = 0;
  return async (count) => {
    const portion = Array.from({ length: count }, () => cells[next++ % cells.length]);
    const wrong: string[] = [];
    const work = async (): Promise<void> => {
      for (let cell = portion.pop(); cell; cell = portion.pop()) {
        const { fault, address } = cell;
        const found = await tryCell(browser, { url, token, boat: BOAT }, address, fault);
        wrong.push(...found.map((one) => `${fault.name} × ${address}: ${one}`));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { tried: count, wrong };
  };
}

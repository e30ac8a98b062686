// Scripts in every text that is stored, on every screen of a real browser: none may run, and the browser may report none.
import type { Page } from 'playwright';
import { calls, isMutation, type Call, type CallName } from '#schemas/calls.ts';
import type { Request } from '#tests/support/server/app.ts';
import { validRequests } from '#tests/support/server/examples.ts';
import { titled } from '#tests/support/server/multipart.ts';
import { signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import { rewriteTexts, schemaOfBody, withTexts, type NextText } from './free-texts.ts';
import { holds, payloads, runningPayloads } from './payloads.ts';
import type { Result } from './report.ts';
import { addressOf, givenBrowser, openContext, places, untilSettled } from './screens.ts';
import { marketplaceToken, type Stage } from './stage.ts';

const SETTLED_WITHIN_MS = 15_000;
/** Until what was drawn has had its turn: pictures that fail, focus, frames. */
const RUN_MS = 250;
const BOAT = '1';

/** Payloads by turns, so that each field has another one; the ones that fit where the field is short. */
function takeTurns(first: number): NextText {
  let turn = first;
  return (maxLength) => {
    for (let tries = 0; tries < payloads.length; tries += 1) {
      const payload = payloads[(turn += 1) % payloads.length] ?? '';
      if (payload.length <= maxLength) return payload;
    }
    return (payloads[turn % payloads.length] ?? '').slice(0, maxLength);
  };
}

/** Submits every call that takes texts, with a payload in each. @returns how many were stored */
async function storeByCalls(
  url: string,
  token: string,
  requests: Partial<Record<CallName, Request>>,
  next: NextText,
): Promise<number> {
  let stored = 0;
  for (const [name, row] of Object.entries(calls) as [CallName, Call][]) {
    const request = requests[name];
    if (!request || !isMutation(row)) continue;
    const isTitled = row.upload !== undefined && name.startsWith('set');
    if (row.upload ? !isTitled : row.body === undefined) continue;
    const sent = isTitled
      ? titled(next(Infinity))
      : { body: withTexts(schemaOfBody(row.body ?? ''), request.body, next) };
    const asker = row.permission === 'marketplace' ? marketplaceToken : token;
    const answer = await ask(url, name, { ...request, ...sent, token: asker });
    if (answer?.status === 200) stored += 1;
  }
  return stored;
}

declare global {
  interface Window {
    hit: (payload: number) => void;
    reported: (report: string) => void;
  }
}

/** Everything that stands in a page, in whatever place, and the links that would run a script. */
const readPage = (page: Page): Promise<{ texts: string; links: string[] }> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const attributes = elements.flatMap((one) => [...one.attributes].map(({ value }) => value));
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ protocol }) => /^(javascript|data|vbscript):$/.test(protocol))
      .map(({ href }) => href);
    return { texts: [document.body.textContent, ...attributes, ...typed].join('\n'), links };
  });

/** Counts what runs in a page and what its browser reports. */
async function listenTo(page: Page, found: (what: string) => void): Promise<void> {
  await page.exposeFunction('hit', (payload: number) => found(`payload ${payload} has run`));
  await page.exposeFunction('reported', (report: string) => found(`a CSP report: ${report}`));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.reported(`${violatedDirective} ${blockedURI} ${sample}`),
    ),
  );
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') found(`a dialog says ${dialog.message()}`);
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) found(message.text());
  });
}

/** The control: a page that takes the payloads for markup must run them, or this proof proves nothing. */
async function runUnprotected(page: Page): Promise<void> {
  const ran = new Set<string>();
  await listenTo(page, (what) => ran.add(what));
  for (const payload of runningPayloads) {
    await page.route('**/unprotected', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><body><p title="">${payload}</p>` }),
    );
    await page.goto('http://localhost/unprotected');
    await page.waitForTimeout(RUN_MS);
    await page.unroute('**/unprotected');
  }
  const silent = runningPayloads.filter((_, at) => !ran.has(`payload ${at} has run`));
  if (silent.length > 0) throw new Error(`A page without protection did not run ${silent.join(' and ')}`);
}

/** One portion is every screen once, with the payloads in other fields than before. */
export async function xss(stage: Stage): Promise<() => Promise<Result>> {
  // The rows of the demo: every noun in every state.
  await (await stage.start({ DEMO_DATA: 'on' })).stop();
  const browser = await givenBrowser(stage);
  const control = await browser.newPage();
  await runUnprotected(control);
  await control.close();
  const seen = new Set<string>();
  let turn = 0;

  return async () => {
    turn += 1;
    const next = takeTurns(turn * 5);
    const { token, requests } = await stage.withRows(async (db) => {
      const admin = await signedIn(db);
      return { token: admin.token, requests: await validRequests(db, admin.id) };
    });
    const product = await stage.start();
    const stored = await storeByCalls(product.url, token, requests, next);
    await product.stop();
    const { rows, screens } = await stage.withRows(async (db) => ({
      rows: await rewriteTexts(db, next),
      screens: await Promise.all(places.map((place) => addressOf(db, place))),
    }));
    const { url, stop } = await stage.start();
    const context = await openContext(browser, { url, token, boat: BOAT });
    const page = await context.newPage();
    const wrong: string[] = [];
    let screen = '';
    await listenTo(page, (what) => wrong.push(`${screen}: ${what}`));
    const before = seen.size;
    for (screen of screens) {
      await page.goto(screen);
      if (!(await untilSettled(page, SETTLED_WITHIN_MS))) wrong.push(`${screen}: it still waits`);
      await page.waitForTimeout(RUN_MS);
      const { texts, links } = await readPage(page);
      wrong.push(...links.map((link) => `${screen}: a link leads to ${link}`));
      for (const at of payloads.keys()) if (holds(texts, at)) seen.add(`${screen} ${at}`);
    }
    await context.close();
    await stop();
    const beside = { 'screens opened': screens.length, 'calls that stored': stored, 'rows rewritten': rows };
    return { tried: seen.size - before, wrong, beside };
  };
}

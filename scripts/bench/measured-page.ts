// A page with an empty cache, the bench's probe inside, signed in when wanted, at a chosen CPU speed.
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Ready } from './product-messages.ts';

export type Slowdown = 1 | 4;

interface Wanted {
  url: string;
  slowdown: Slowdown;
  /** Signs in without the login page. */
  as?: Pick<Ready, 'token' | 'admin'>;
  /** Chosen boat, as after a visit to its page. */
  boat?: string;
  /** Script to run in each document before its own. */
  script?: string;
}

export interface MeasuredPage {
  page: Page;
  cdp: CDPSession;
  context: BrowserContext;
}

/** The caller closes the context. */
export async function openPage(browser: Browser, wanted: Wanted): Promise<MeasuredPage> {
  const { url, slowdown, as, boat, script = '' } = wanted;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // A small answer of the same origin first, so that the measured navigation stays in the slowed process.
  await page.goto(`${url}/favicon.svg`).catch(() => undefined);
  await page.addInitScript({ path: join(import.meta.dirname, 'probe.js') });
  const entries = { ...(as ? { token: as.token, user: JSON.stringify(as.admin) } : {}) };
  await page.addInitScript({
    content: `Object.assign(localStorage, ${JSON.stringify(entries)});
      Object.assign(sessionStorage, ${JSON.stringify(boat ? { currentBoat: boat } : {})});
      ${script}`,
  });
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, context };
}

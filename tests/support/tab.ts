// Tabs of the browser under test. What a page complains about is collected, and what nobody expected fails the test.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach } from 'vitest';
import { launchBrowser } from './browser.ts';

export interface TabOptions extends BrowserContextOptions {
  /** What local storage holds before the first page. */
  storage?: Record<string, string>;
  /** The boat that has been chosen already. */
  boat?: string | number | undefined;
  /** Runs in the page before anything of the product. */
  before?: string;
  /** It is for all tests of the file, and closed after them. */
  isKept?: boolean;
}

export interface Tab {
  page: Page;
  context: BrowserContext;
  /** Allows a complaint: a refused call is one, because browsers log each answer above 399. */
  expectComplaint: (pattern: RegExp) => void;
}

/** A call that a page makes no use of any more, because it was left, is no complaint about the product. */
const harmless = /net::ERR_ABORTED/;

// It ends with the process; one that crashed is started anew by the next test.
let started: Browser | undefined;

async function sharedBrowser(): Promise<Browser> {
  if (!started?.isConnected()) started = await launchBrowser();
  return started;
}

/**
 * Fills local storage before the first page, as a storage state of Playwright's would: that one costs each tab another
 * page. The name of a window outlives its pages, and is the first tab's alone: what a page has changed stays changed.
 */
const fill = (origin: string, storage: Record<string, string>): string => `
  if (origin === ${JSON.stringify(origin)} && self === top && name === '') {
    name = 'filled';
    Object.assign(localStorage, ${JSON.stringify(storage)});
  }`;

/**
 * One browser for all test files; each tab it opens has a storage of its own and is closed after its test, unless it is kept.
 * @param origin where the client is served
 */
export function useTabs(origin: () => string): (options?: TabOptions) => Promise<Tab> {
  const open: (() => Promise<string[]>)[] = [];
  const kept: typeof open = [];

  const closeAll = async (tabs: typeof open): Promise<void> => {
    const complaints = (await Promise.all(tabs.splice(0).map((close) => close()))).flat();
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  };
  afterEach(() => closeAll(open));
  afterAll(() => closeAll(kept));

  return async ({ storage = {}, boat, before, isKept = false, ...options } = {}) => {
    const browser = await sharedBrowser();
    const context = await browser.newContext({
      baseURL: origin(),
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(10_000);
    if (before !== undefined) await context.addInitScript(before);
    // Not in the empty page a tab starts with: it has no storage.
    if (boat !== undefined)
      await context.addInitScript(`if (origin !== 'null') sessionStorage.currentBoat ??= '${boat}'`);
    const complaints: string[] = [];
    const expected = [harmless];
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => complaints.push(`Uncaught: ${error.error().message}`));
    (isKept ? kept : open).push(async () => {
      await context.close();
      return complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    });
    const page = await context.newPage();
    await page.addInitScript(fill(origin(), storage));
    return {
      page,
      context,
      expectComplaint: (pattern) => void expected.push(pattern),
    };
  };
}

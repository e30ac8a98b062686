// Tabs of the browser under test. What a page complains about is collected, and what nobody expected fails the test.
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  WebError,
} from 'playwright';
import { afterAll, afterEach } from 'vitest';
import { launchBrowser } from './browser.ts';

export interface TabOptions extends BrowserContextOptions {
  /** What local storage holds before the first page. */
  storage?: Record<string, string>;
  /** The boat that has been chosen already. */
  boat?: string | number | undefined;
  /** Runs in the page before anything of the product. */
  before?: string;
  /** Nothing is loaded in it yet, and no other test gets what it leaves: a clock that was moved stays so. */
  isFresh?: boolean;
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

/**
 * A page of a test lives for seconds: the slower one of the compilers for what runs often costs more than it saves. The
 * quick one is worth it. And no graphics card is there.
 */
const shortLived = ['--js-flags=--no-opt --single-threaded-gc', '--disable-gpu'];

async function sharedBrowser(): Promise<Browser> {
  if (!started?.isConnected()) started = await launchBrowser(shortLived);
  return started;
}

// A context that has loaded the product once has its files: it is emptied and used again.
const spares = new Map<string, BrowserContext[]>();

/** One that is there; those of a browser that crashed are not. */
const takeSpare = (origin: string): BrowserContext | undefined => {
  const left = (spares.get(origin) ?? []).filter((context) => context.browser()?.isConnected());
  const taken = left.pop();
  spares.set(origin, left);
  return taken;
};

async function openContext(origin: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  return context;
}

/** Leaves a context as a new one is, but for the files it has loaded: one empty page, and nothing in its storage. */
async function putAside(context: BrowserContext, origin: string): Promise<void> {
  const former = context.pages();
  const page = await context.newPage();
  await Promise.all(former.map((one) => one.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  spares.set(origin, [...(spares.get(origin) ?? []), context]);
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

/** What a test that failed has begun to wait for ends with its page: that is no failure beside the first. */
function forgiveWaits(page: Page): void {
  for (const name of ['waitForEvent', 'waitForRequest', 'waitForResponse'] as const) {
    const wait = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(page, {
      [name]: (...args: unknown[]) => {
        const awaited = wait(...args);
        awaited.catch(() => undefined);
        return awaited;
      },
    });
  }
}

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

  return async ({ storage = {}, boat, before, isFresh = false, isKept = false, ...options } = {}) => {
    const isUsual = !isFresh && before === undefined && Object.keys(options).length === 0;
    const context = (isUsual && takeSpare(origin())) || (await openContext(origin(), options));
    const complaints: string[] = [];
    const expected = [harmless];
    const hear = (message: ConsoleMessage): void => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    };
    const fail = (error: WebError): void => void complaints.push(`Uncaught: ${error.error().message}`);
    context.on('console', hear).on('weberror', fail);
    (isKept ? kept : open).push(async () => {
      context.off('console', hear).off('weberror', fail);
      if (isUsual) await putAside(context, origin());
      else await context.close();
      return complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    });
    const page = context.pages()[0] ?? (await context.newPage());
    forgiveWaits(page);
    await page.addInitScript(fill(origin(), storage));
    if (before !== undefined) await page.addInitScript(before);
    // Not in the empty page a tab starts with: it has no storage.
    if (boat !== undefined)
      await page.addInitScript(`if (origin !== 'null') sessionStorage.currentBoat ??= '${boat}'`);
    return {
      page,
      context,
      expectComplaint: (pattern) => void expected.push(pattern),
    };
  };
}

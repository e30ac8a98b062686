// Every screen of the product at an address where it has something to show, and a browser that opens them.
import type { Browser, BrowserContext, Page } from 'playwright';
import sql, { raw } from 'sql-template-tag';
import { screenOf } from '#schemas/screen-of.ts';
import { collectionNames } from '#schemas/generated/collections.ts';
import type { Database } from '#server/database/database.ts';
import { paths } from '#src/app/paths.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import type { Stage } from './stage.ts';

export interface Place {
  path: string;
  query?: Record<string, string>;
  /** The table and the column of the key that the query needs, and its name there. */
  row?: readonly [table: string, column?: string, name?: string];
}

const { login: _, refund, refundProof, ...closed } = paths;

/** One place of each screen: it asks the server for something when it is opened. */
export const screens: Place[] = [
  ...Object.values(closed).map((path) => ({ path })),
  ...[refund, refundProof].map((path) => ({ path, row: ['refunds'] }) as const),
  { path: screenOf('incident') },
];

/** Every screen, with each of its parts, with a row that is open, and of every collection. */
export const places: Place[] = [
  ...screens,
  ...['boattypes', 'boatbrands', 'accessories', 'allowes', 'payment'].map((section) => ({
    path: paths.data,
    query: { section },
  })),
  ...['push', 'automatic'].map((part) => ({ path: paths.messages, query: { part } })),
  { path: paths.messages, row: ['conversations', 'user_id', 'user'] },
  { path: paths.users, row: ['users'] },
  { path: paths.bookings, row: ['bookings'] },
  { path: paths.guestPayments, row: ['bookings'] },
  { path: paths.reviews, row: ['reviews'] },
  { path: paths.sales, row: ['payouts'] },
  ...collectionNames.filter((name) => name !== 'incident').map((name) => ({ path: screenOf(name) })),
];

/** The address of a place, with the first row of its table. */
export async function addressOf(db: Database, { path, query, row }: Place): Promise<string> {
  const wanted = { ...query };
  if (row) {
    const [table, column = '_id', name = 'row'] = row;
    const [first] = await db.query<{ id: string }>(
      sql`select ${raw(column)} as id from ${raw(table)} order by length(${raw(column)}), 1 limit 1`,
    );
    if (!first) throw new Error(`There is no row in ${table} that a screen could show.`);
    wanted[name] = first.id;
  }
  const search = new URLSearchParams(wanted).toString();
  return search ? `${path}?${search}` : path;
}

/** What is on the screen while something is waited for. */
export const waiting = '.MuiCircularProgress-root, .MuiSkeleton-root, [aria-busy=true]';

/** A browser for as long as the stage is open. */
export async function givenBrowser(stage: Stage): Promise<Browser> {
  const browser = await launchBrowser();
  stage.onClose(() => browser.close());
  return browser;
}

export interface Visitor {
  /** Where the product is. */
  url: string;
  token: string;
  /** The boat whose settings are shown. */
  boat: string;
}

/** A browser of somebody who is signed in and has chosen a boat. */
export async function openContext(browser: Browser, { url, token, boat }: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(`if (origin !== 'null' && self === top) {
    localStorage.token ??= ${JSON.stringify(token)};
    sessionStorage.currentBoat ??= ${JSON.stringify(boat)};
  }`);
  return context;
}

/** Waits until a screen stands and waits for nothing. @returns whether it came to that */
export const untilSettled = (page: Page, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      (selector) => document.querySelector('h1, h2') !== null && document.querySelector(selector) === null,
      waiting,
      { timeout, polling: 100 },
    )
    .then(
      () => true,
      () => false,
    );

// Every screen of the product at an address where it has something to show, and a browser that opens them.
import type { Browser, BrowserContext, Page } from 'playwright';
import sql, { raw } from 'sql-template-tag';
import { screenOf } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName } from '#schemas/types.ts';
import type { Database } from '#server/database/database.ts';
import { paths } from '#src/app/paths.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import type { Stage } from './stage.ts';

/** Lists whose rows open over them, by the table of the rows. */
const opened: [path: string, table: string][] = [
  [paths.users, 'users'],
  [paths.bookings, 'bookings'],
  [paths.guestPayments, 'bookings'],
  [paths.reviews, 'reviews'],
  [paths.sales, 'payouts'],
  [paths.refund, 'refunds'],
  [paths.refundProof, 'refunds'],
];

const parts = [
  ...['boattypes', 'boatbrands', 'accessories', 'allowes', 'payment'].map((section) => ({ section })),
  ...['push', 'automatic'].map((part) => ({ part })),
];

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** Addresses of the shell, of rows the first of their table. */
export async function givenScreens(db: Database): Promise<string[]> {
  const firstOf = async (table: string, key = '_id'): Promise<string> => {
    const [row] = await db.query<{ id: string }>(
      sql`select ${raw(key)} as id from ${raw(table)} order by length(${raw(key)}), 1 limit 1`,
    );
    if (!row) throw new Error(`There is no row in ${table} that a screen could show.`);
    return row.id;
  };
  const names = Object.keys(collections) as CollectionName[];
  const rows = await Promise.all(
    opened.map(async ([path, table]) => withQuery(path, { row: await firstOf(table) })),
  );
  const closed = Object.values(paths).filter(
    (path) => path !== paths.login && path !== paths.refund && path !== paths.refundProof,
  );
  return [
    ...closed,
    ...parts.map((query) => withQuery('section' in query ? paths.data : paths.messages, query)),
    withQuery(paths.messages, { user: await firstOf('conversations', 'user_id') }),
    ...rows,
    ...names.map((name) => screenOf(name)),
  ];
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

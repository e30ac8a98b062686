// Calls of a page that wait until the test says how each ends: it may be continued, answered or broken off.
import type { Page, Route } from 'playwright';
import { expect } from 'vitest';

export interface HeldCalls {
  /** How many were made so far. */
  count: () => number;
  /** Waits for the call with this number, counted from 1. */
  next: (number: number) => Promise<Route>;
  /** The call with this number, which was made already. */
  at: (number: number) => Route;
}

/** @param address which calls, as `page.route` takes it */
export async function holdCalls(page: Page, address: string | RegExp): Promise<HeldCalls> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return {
    count: () => held.length,
    at: (number) => held[number - 1] as Route,
    async next(number) {
      await expect.poll(() => held.length, { timeout: 15_000 }).toBe(number);
      return held[number - 1] as Route;
    },
  };
}

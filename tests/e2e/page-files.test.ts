// The page of an address names what its screen is made of: nothing is found only by what was loaded before.
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { useTabs } from '#tests/support/browser/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

test.each([
  ['/home/boat', /\/getAllboats/],
  ['/home/bookings', /\/getAllBooking/],
  ['/home/sales', /\/payouts/],
  ['/home/collections/marina', /\/api\/collections\/marina/],
])('%s names each file that comes before its rows are asked for', async (path, rows) => {
  const { page } = await openTab({ storage: api.storage, isFresh: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(baseUrl, '')));
  const response = await page.goto(path);
  await expect.poll(() => asked.some((url) => rows.test(url))).toBe(true);
  const before = asked.slice(
    0,
    asked.findIndex((url) => rows.test(url)),
  );
  const html = (await response?.text()) ?? '';
  const files = before.filter((url) => url.endsWith('.js'));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((url) => !html.includes(url))).toEqual([]);
});

test('the large files of a page say in their first line that all of them is compiled as it arrives', async () => {
  const html = await (await fetch(`${baseUrl}/home/boat`)).text();
  const files = [...new Set(html.match(/\/assets\/[\w-]+\.js/g))];
  const texts = await Promise.all(files.map(async (file) => (await fetch(baseUrl + file)).text()));
  const isHinted = (text: string) => text.startsWith('//# allFunctionsCalledOnLoad\n');
  expect(texts.filter(isHinted).length).toBeGreaterThan(1);
  expect(texts.filter((text) => text.length > 25_000 && !isHinted(text))).toEqual([]);
});

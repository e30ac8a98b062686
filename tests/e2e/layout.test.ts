// Where things stand: what a window of a certain size once put out of its place.
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import type { Locator } from 'playwright';
import type { Refund } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { contentWidth } from '#src/look/content-width.ts';
import { contentPadding } from '#src/look/shell.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

async function open(path: string, width: number, height: number) {
  const { page } = await takeTurn();
  await page.setViewportSize({ width, height });
  await visit(page, path);
  return page;
}

async function boxOf(found: Locator) {
  const box = await found.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
}

test('the date of a boat card stands on one line in a wide window', async () => {
  const page = await open('/home/boat', 1920, 1080);
  const dates = page.getByRole('article').locator('time');
  await expect(dates.first()).toBeVisible();
  const heights = await dates.evaluateAll((found) => found.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights)).toEqual(new Set([16]));
});

test('the steps of a refund begin where its heading does', async () => {
  const [refund] = await api.ask<Refund[]>('GET', '/admin/refunds');
  const page = await open(`/home/refunds/detail?row=${refund?._id}`, 1920, 1080);
  const step = await boxOf(
    page
      .getByRole('main')
      .getByRole('button', { name: /^(?!Help)/ })
      .first(),
  );
  expect(step.x).toBe((await boxOf(shellPage(page).heading)).x);
});

test('the history of a booking stands clear of its payment', async () => {
  const [booking] = await api.bookings();
  const page = await open(`/home/bookings?row=${booking?._id}`, 1440, 900);
  const dialog = page.getByRole('dialog');
  const payment = await boxOf(dialog.getByRole('region', { name: 'Payment' }));
  const history = await boxOf(dialog.getByRole('group').filter({ hasText: 'History' }));
  expect(history.y - payment.y - payment.height).toBeGreaterThanOrEqual(16);
});

test('an example says what the service fee comes to, while it is typed', async () => {
  const page = await open('/home/data?section=fee', 1440, 900);
  await page.getByLabel(/^Service fee/).fill('12.5');
  await expect(page.getByRole('main')).toContainText('Service fee 12.5%-$125');
  await expect(page.getByRole('main')).toContainText('Payout$875');
  // A mouse cannot move the bar of the sections.
  const sections = page.getByRole('navigation', { name: 'Data' }).getByRole('link');
  await expect(sections.last()).toBeInViewport({ ratio: 1 });
});

test('in a low window the last entry of the side menu is reached where the page stands', async () => {
  const page = await open('/home/bookings', 1366, 620);
  await expect(shellPage(page).heading).toBeVisible();
  await shellPage(page).signOut.scrollIntoViewIfNeeded();
  await expect(shellPage(page).signOut).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the next page of a list begins with its title, beneath the bar', async () => {
  const page = await open('/home/bookings', 1366, 768);
  const bar = await boxOf(page.getByRole('banner'));
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect
    .poll(async () => (await boxOf(shellPage(page).heading)).y)
    .toBeGreaterThanOrEqual(bar.y + bar.height);
});

test('another screen is shown from its top, wherever the one before was scrolled to', async () => {
  const page = await open('/home/boat', 1366, 768);
  const { heading, sections, title } = shellPage(page);
  const scrolledTo = () => page.evaluate(() => window.scrollY);
  const scroll = async () => {
    await page.evaluate(() => window.scrollTo({ top: 200 }));
    return await scrolledTo();
  };
  await expect.poll(scroll).toBe(200);
  await title.click();
  await expect(heading).toContainText('DashBoard Home Page');
  expect(await scrolledTo()).toBe(0);
  // What was loaded before is shown at once.
  await expect.poll(scroll).toBe(200);
  await sections.getByRole('link', { name: 'Boats' }).click();
  await expect(heading).toContainText('Boats');
  expect(await scrolledTo()).toBe(0);
});

test('on the smallest phone the title stands whole', async () => {
  const page = await open('/home', 320, 640);
  const { title, scrollsSideways } = shellPage(page);
  await expect.poll(scrollsSideways).toBe(false);
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect((await boxOf(title)).width).toBeGreaterThan(40);
});

test('on the smallest phone each control of the top bar is pressed from edge to edge', async () => {
  const page = await open('/home', 320, 640);
  const controls = page.getByRole('banner').locator('a, button, select').filter({ visible: true });
  await expect(controls).toHaveCount(6);
  const taken = await controls.evaluateAll((all) =>
    all.flatMap((one) => {
      // What the list of languages takes ends where its frame does.
      const frame = one.closest('.MuiInputBase-root') ?? one;
      const { left, top, right, bottom } = frame.getBoundingClientRect();
      const places = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      return places.filter((found) => !frame.contains(found)).map(() => one.outerHTML);
    }),
  );
  expect(taken).toEqual([]);
});

test('on the smallest phone the status of a row is whole in German too', async () => {
  const page = await open('/home/sales', 320, 640);
  const { language } = shellPage(page);
  await language.selectOption('de');
  const labels = page.getByRole('listitem').locator('dd .MuiChip-label');
  await expect(labels.first()).toBeVisible();
  // The longest one there is, by its place.
  const isCut = await labels.first().evaluate((label) => {
    label.textContent = 'Zurückgehalten';
    return label.scrollWidth > label.clientWidth;
  });
  await language.selectOption('en');
  expect(isCut).toBe(false);
});

test('what does not stand beside a heading stands clear of what comes below', async () => {
  const page = await open('/home', 320, 640);
  const main = page.getByRole('main');
  const way = await boxOf(main.getByRole('link', { name: 'Review one after another' }));
  const first = await boxOf(main.getByRole('listitem').first());
  expect(first.y - (way.y + way.height)).toBeGreaterThanOrEqual(8);
});

test('who has no name but Admin goes by the email', async () => {
  const page = await open('/home', 1440, 900);
  await expect(page.getByRole('banner')).toContainText(/@.*Admin$/);
  // Where there is no room for it, it is cut, and the title is not.
  await page.setViewportSize({ width: 640, height: 900 });
  const { title, scrollsSideways } = shellPage(page);
  await expect.poll(scrollsSideways).toBe(false);
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('on a phone the tools of a list are one line, and what they open is whole', async () => {
  const page = await open('/home/bookings', 390, 844);
  const first = await boxOf(page.getByRole('button', { name: 'Filter By Status' }));
  const columns = page.getByRole('button', { name: 'Columns' });
  await columns.click();
  expect((await boxOf(columns)).y).toBe(first.y);
  const panel = page.getByRole('group', { name: 'Columns' });
  await expect(panel.getByRole('checkbox').last()).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = await boxOf(panel);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  const isOnTop = await panel.evaluate(
    (found, [left, top]) => found.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
    [x + width / 2, y + height - 20],
  );
  expect(isOnTop).toBe(true);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('checkbox').first()).toBeFocused();
  await expect(columns).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(columns).toBeFocused();
  // The last of them is in sight by its edge before.
  await page.keyboard.press('Tab');
  const last = page.getByRole('button', { name: 'Export CSV' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await expect(page.getByLabel('Sort by')).toBeInViewport({ ratio: 1 });
});

test('on a phone a tool that is cut off by the edge opens where it is tapped', async () => {
  const page = await open('/home/boat', 390, 844);
  const button = page.getByRole('button', { name: 'Filter By Date' });
  const { x, y, width } = await boxOf(button);
  expect(x + width).toBeGreaterThan(390);
  // Where it would be no more, were it brought into sight meanwhile.
  await page.mouse.click(386, y + 8);
  await expect(page.getByRole('group', { name: 'Filter By Date' })).toBeVisible();
});

test('the content is as wide as is reckoned before it is drawn', async () => {
  const page = await open('/home/boat', 1440, 900);
  const cards = page.getByRole('main').getByRole('region', { name: 'Boats' });
  await expect(cards.getByRole('article').first()).toBeVisible();
  for (const width of [390, 900, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => (await boxOf(cards)).width, `${width} pixels`)
      .toBeCloseTo(contentWidth(width), 0);
  }
});

test('a table takes the whole of a wide window, where other content is bound', async () => {
  const page = await open('/home/users', 1920, 1080);
  await expect(page.getByRole('table')).toBeVisible();
  const frame = await boxOf(page.getByRole('table').locator('..'));
  const content = await boxOf(page.getByRole('main'));
  expect(frame.width).toBe(content.width - 2 * contentPadding.wide);
  expect(frame.width).toBeGreaterThan(contentWidth(1920));
});

test('a list that is printed has all its columns, and nothing to press', async () => {
  const page = await open('/home/bookings', 1440, 900);
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // So wide is a sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1040 });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  expect((await boxOf(table)).width).toBeLessThanOrEqual(718);
});

test('the dark scheme is printed dark on white, a page and a row that is open', async () => {
  for (const path of ['/home/bookings', `/home/users?row=${(await api.bookings())[0]?.userId}`]) {
    const page = await open(path, 1440, 900);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 2 }).or(page.getByRole('table')).first()).toBeVisible();
    const colours = (): Promise<string[]> =>
      page.evaluate(() => {
        const { documentElement: root, body } = document;
        return [getComputedStyle(root).backgroundColor, getComputedStyle(body).color];
      });
    await expect.poll(colours).toEqual(['rgb(10, 22, 34)', 'rgb(230, 238, 245)']);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(11, 31, 51)']);
    await page.emulateMedia({ media: 'screen', colorScheme: null });
  }
});

test('a row that is open is printed alone and whole, in a dialog and in a panel', async () => {
  const [booking] = await api.bookings();
  for (const path of [`/home/bookings?row=${booking?._id}`, `/home/users?row=${booking?.userId}`]) {
    const page = await open(path, 718, 300);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main', { includeHidden: true })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
    // More than fits the window, once the row is here; measured in one moment, as more of it may still come.
    const measures = () =>
      dialog.evaluate((element) => {
        const { height } = element.getBoundingClientRect();
        return {
          isHigher: height > 300,
          isCut: element.scrollHeight > Math.ceil(height),
          isOnPaper: element.ownerDocument.documentElement.scrollHeight >= Math.floor(height),
        };
      });
    await expect.poll(measures).toEqual({ isHigher: true, isCut: false, isOnPaper: true });
    await page.emulateMedia({ media: 'screen' });
  }
});

test('text that the browser is set to draw larger is drawn so everywhere, and is not cut', async () => {
  const page = await open('/home/sales', 1440, 900);
  const setRoot = (size: string): Promise<void> =>
    page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);
  const cut = (found: Locator): Promise<string[]> =>
    found.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
  await setRoot('150%');
  const day = page.getByRole('cell').filter({ hasText: /^\d{4}-\d\d-\d\d$/ });
  await expect(day.first()).toHaveCSS('font-size', '19.5px');
  expect(await cut(day)).toEqual([]);
  expect(await cut(page.getByRole('navigation', { name: 'Sections' }))).toEqual([]);
  expect(await shellPage(page).scrollsSideways()).toBe(false);
  await visit(page, '/home/boat');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('button')).toBeVisible();
  expect(await cut(card.getByRole('button'))).toEqual([]);
  await visit(page, '/home');
  await setRoot('200%');
  const revenue = page.getByRole('main').getByRole('link').filter({ hasText: 'Revenue' }).first();
  await expect(revenue).toBeVisible();
  expect(
    await cut(
      page
        .getByRole('main')
        .getByRole('link')
        .filter({ has: page.locator('strong') }),
    ),
  ).toEqual([]);
  await setRoot('');
});

test('no word of the side menu is broken in text of twice the size', async () => {
  const page = await open('/home/sales', 1440, 900);
  const { language } = shellPage(page);
  const menu = page.getByRole('complementary');
  await language.selectOption('de');
  await expect(menu).toContainText('Auszahlungen');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const broken = await menu.getByRole('link').evaluateAll((links) =>
    links.flatMap(({ lastChild, ownerDocument }) => {
      const text = lastChild as Text;
      const isBroken = ({ 0: word, index }: RegExpExecArray): boolean => {
        const range = ownerDocument.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      };
      return [...text.data.matchAll(/\S+/g)].filter(isBroken).map(([word]) => word);
    }),
  );
  expect(broken).toEqual([]);
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  await language.selectOption('en');
});

test('enlarged to 200 % the top bar is scrolled away, and leaves its room to a form', async () => {
  const page = await open('/home/data?section=payment', 720, 450);
  const saves = page.getByRole('main').getByRole('button', { name: 'Save Changes' });
  await saves.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(saves.last()).toBeInViewport();
});

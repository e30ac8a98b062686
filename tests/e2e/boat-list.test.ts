import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { boatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { gate } from '#tests/support/gate.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
const list = '**/api/admin/boats/getAllboats*';
const filtered = '**/api/admin/boats/search/filter*';
let api: Api;
/** Boats that no other test file changes. */
let boats: (Boat & { model: string })[];

beforeAll(async () => {
  api = await signIn(baseUrl);
  boats = (await api.boats()).filter((boat): boat is Boat & { model: string } => Number(boat._id) > 30);
});

const openList = async (query = ''): Promise<Tab & { list: ReturnType<typeof boatListPage> }> => {
  const tab = await takeTurn();
  const page = boatListPage(tab.page);
  await page.open(query);
  return { ...tab, list: page };
};

const some = (wanted: (boat: Boat) => boolean): Boat & { model: string } => {
  const found = boats.find(wanted);
  if (!found) throw new Error('The demo data has no such boat.');
  return found;
};

test('§2 a card shows model, owner, location, status and the day of submission; a click loads the boat and its host, then opens the boat', async () => {
  const boat = some(() => true);
  const { page, list } = await openList(`?q=${encodeURIComponent(boat.model)}`);
  const card = list.card(boat.model);
  await expect(card).toContainText(`${boat.user?.firstName} ${boat.user?.lastName}`);
  await expect(card).toContainText(boat.location1 ?? '');
  await expect(card).toContainText(labels.boatApproval[boatApproval(boat.status)].text);
  await expect(card.locator('time')).toHaveText(String(boat.date).slice(0, 10));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await card.getByRole('button').click();
  await expect(page).toHaveURL(`${baseUrl}/home/boat/detail`);
  await expect(shellPage(page).heading).toHaveText(boat.model);
  expect(asked).toContain(`/api/boats/getbasicInfo/${boat._id}`);
  expect(asked).toContain(`/api/users/${boat.user?._id}`);
});

test('§2 the button reads View when both documents are approved, otherwise Review Documents', async () => {
  const approved = some(({ status }) => boatApproval(status) === 'approved');
  const waiting = some(({ status }) => boatApproval(status) !== 'approved');
  const { list } = await openList();
  await list.search.fill(approved.model);
  await expect(list.card(approved.model).getByRole('button')).toHaveText('View');
  await list.search.fill(waiting.model);
  await expect(list.card(waiting.model).getByRole('button')).toHaveText('Review Documents');
});

test('a search that is typed just before a boat is opened asks nothing of it, also while its screen is being loaded', async () => {
  const boat = some(() => true);
  const { page } = await openTab({ storage: api.storage, isFresh: true });
  await page.clock.install();
  const list = boatListPage(page);
  await list.open();
  await expect(list.cards).toHaveCount(limits.page.default);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { passed: letThrough, open: letParts } = gate();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await letThrough;
    await route.continue();
  });
  // The boat is loaded first, however busy the machine is; then the pause after the typing ends.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const open = await list.cards.first().getByRole('button').elementHandle();
  await list.search.evaluate(
    (box, { text, button }) => {
      box.focus();
      document.execCommand('insertText', false, text);
      (button as HTMLElement).click();
    },
    { text: boat.model, button: open },
  );
  await page.waitForURL(`${baseUrl}/home/boat/detail`);
  await page.clock.runFor(2 * limits.pauseMilliseconds.search);
  await expect(list.heading).toBeVisible();
  letParts();
  await page.clock.resume();
  await expect(shellPage(page).heading).not.toContainText('Boats');
  await expect(page).toHaveURL(`${baseUrl}/home/boat/detail`);
  expect(asked.filter((path) => path.endsWith('getAllboats'))).toEqual([]);
});

test('§2 the search, Filter By Status and Filter By Date narrow the list, stand in the address and survive a reload; a chip takes one off again', async () => {
  const boat = some(({ status }) => boatApproval(status) === 'approved');
  const day = String(boat.date).slice(0, 10);
  const { page, list } = await openList();
  await expect(list.cards).toHaveCount(limits.page.default);
  await list.byStatus.click();
  await page
    .getByRole('group', { name: 'Filter By Status' })
    .getByRole('button', { name: 'Approved' })
    .click();
  await expect(page).toHaveURL(/status=approved/);
  await expect(list.chips).toContainText('Approved');
  await expect(list.cards.getByText('Pending Approval')).toHaveCount(0);
  await page.keyboard.press('Escape');

  // Both days are included.
  await list.byDate.click();
  await page.getByLabel('From', { exact: true }).fill(day);
  await page.getByLabel('Until', { exact: true }).fill(day);
  await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`));
  await expect(list.card(boat.model)).toBeVisible();
  await expect(list.cards.locator('time').first()).toHaveText(day);
  for (const shown of await list.cards.locator('time').allTextContents()) expect(shown).toBe(day);
  await page.keyboard.press('Escape');

  await list.search.fill(boat.model);
  await expect(list.cards).toHaveCount(1);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(boat.model);
  await page.reload();
  await expect(list.card(boat.model)).toBeVisible();
  await expect(list.search).toHaveValue(boat.model);
  await expect(list.chips).toContainText('Approved');
  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await expect(list.chips).not.toContainText('Approved');
  await expect(list.chips).toContainText(`Submitted: ${day} – ${day}`);
  await page.getByRole('button', { name: 'Remove filter Submitted' }).click();
  await expect(list.chips).toBeHidden();
  await list.search.fill('');
  await expect(page).toHaveURL(`${baseUrl}/home/boat`);
});

test('§2 §9 Filter Search starts with size 0, every type, capacity 0, price 10 and Any, and with price 100 once applied; it narrows by size, type, capacity and price, with a chip each', async () => {
  const boat = some(({ price }) => (price ?? 0) < 1000);
  const { page } = await openTab({ storage: api.storage });
  const list = boatListPage(page);
  await list.open();
  const { dialog } = list;
  const isAtStart = async (price: string): Promise<void> => {
    await list.filter.click();
    await expect(dialog.size).toHaveValue('0');
    await expect(dialog.type.locator('option:checked')).toHaveText('Every type');
    await expect(dialog.capacity).toHaveValue('0');
    await expect(dialog.price).toHaveValue(price);
    await expect(dialog.any).toBeChecked();
  };
  await isAtStart('10');
  const sent = page.waitForRequest(filtered);
  await dialog.apply.click();
  expect((await sent).postDataJSON()).toEqual({ size: 0, boattype: 0, capacity: 0, price: 10, any: true });
  await expect(dialog.box).toBeHidden();

  await page.evaluate(() => history.replaceState(null, '', '/home/boat'));
  await isAtStart('100');

  await dialog.size.fill(String(boat.size));
  await dialog.capacity.fill(String(boat.capacity));
  await dialog.price.fill('1000');
  await dialog.any.uncheck();
  const answered = page.waitForResponse(filtered);
  await dialog.apply.click();
  const { data } = (await (await answered).json()) as { data: Boat[] };
  expect(data.map(({ _id }) => _id)).toContain(boat._id);
  for (const { size = 0, capacity = 0, price = 0 } of data) {
    expect(size).toBeGreaterThanOrEqual(boat.size ?? 0);
    expect(capacity).toBeGreaterThanOrEqual(boat.capacity ?? 0);
    expect(price).toBeLessThanOrEqual(1000);
  }
  await expect(list.chips.getByRole('listitem')).toHaveCount(4);
  await page.reload();
  await expect(list.chips).toContainText(`≥ ${boat.size}`);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`${baseUrl}/home/boat`);
});

test('§8 a refused filter search is shown as a warning', async () => {
  const { page, list, expectComplaint } = await openList();
  await page.route(filtered, (route) =>
    route.fulfill({ json: { flag: false, sort: 'size', error: 'No boat is that long.' } }),
  );
  await list.filter.click();
  await list.dialog.apply.click();
  await expect(page.locator('.notistack-MuiContent-warning')).toContainText('No boat is that long.');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Change the search or the filters');
  await page.unroute(filtered);
  await page.route(filtered, (route) =>
    route.fulfill({ status: 503, json: { flag: false, sort: 'server', error: 'Busy.' } }),
  );
  expectComplaint(/503/);
  await list.retry.click();
  await expect(alert).toContainText('You can try again');

  // The same filters once more are another try.
  await page.unroute(filtered);
  await list.filter.click();
  await list.dialog.apply.click();
  await expect(alert).toBeHidden();
});

test('an empty list says why and how to see boats again', async () => {
  const { page, list } = await openList('?q=no-boat-has-this-name');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(list.cards).toHaveCount(limits.page.default);
  await expect(list.search).toHaveValue('');
});

test('§8 a list that cannot be loaded says so, and Retry loads it', async () => {
  const { page, expectComplaint } = await takeTurn();
  expectComplaint(/ERR_FAILED/);
  const list = boatListPage(page);
  await page.route('**/getAllboats*', (route) => route.abort());
  await list.open();
  await expect(page.getByRole('heading', { name: 'There was an error fetching the boats' })).toBeVisible();
  await page.unroute('**/getAllboats*');
  await list.retry.click();
  await expect(list.cards).toHaveCount(limits.page.default);
});

test('a list under way shows skeletons as tall as the cards that follow', async () => {
  const { page } = await takeTurn();
  const listed = boatListPage(page);
  const { passed: held, open: release } = gate();
  await page.route(list, async (route) => {
    await held;
    await route.continue();
  });
  await listed.open();
  const grid = page.locator('[aria-label="Boats"][aria-busy]');
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  const skeleton = grid.locator('> * > *').first();
  const before = await skeleton.evaluate((node) => node.getBoundingClientRect().height);
  release();
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  const after = await listed.cards.first().evaluate((node) => node.getBoundingClientRect().height);
  expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
});

/** What stands in the page when the rows are first asked for. */
const watchFirstQuestion = `
  const send = window.fetch;
  window.fetch = (...given) => {
    const address = given[0] instanceof Request ? given[0].url : String(given[0]);
    if (address.includes('/getAllboats')) window.drawnBefore ??= document.getElementById('root').childElementCount;
    return send(...given);
  };`;

test('the rows are asked for before anything is drawn', async () => {
  const { page } = await openTab({ storage: api.storage, before: watchFirstQuestion });
  const list = boatListPage(page);
  await list.open();
  await expect(list.cards.first()).toBeVisible();
  expect(await page.evaluate('window.drawnBefore')).toBe(0);
});

test('the list goes on where its end comes into view, each page asked for once', async () => {
  const { page } = await takeTurn();
  const list = boatListPage(page);
  const pages: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isPage = pathname.endsWith('/getAllboats') && !searchParams.has('count');
    if (isPage) pages.push(searchParams.get('after'));
  });
  await list.open();
  await expect(list.cards.first()).toBeVisible();
  const all = (await api.boats()).length;
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return list.cards.count();
    })
    .toBe(all);
  await expect(list.more).toBeHidden();
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toHaveLength(Math.ceil(all / limits.page.default));
});

test('who goes back from a boat finds the list as it was left, and who follows a link to it finds its top', async () => {
  const { page, list: boatList } = await openList();
  const all = (await api.boats()).length;
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return boatList.cards.count();
    })
    .toBe(all);
  const last = boatList.cards.last();
  await last.scrollIntoViewIfNeeded();
  const text = await last.textContent();
  const scrolledTo = () => page.evaluate(() => window.scrollY);
  const before = await scrolledTo();
  await last.getByRole('button').click();
  await page.waitForURL('**/home/boat/detail');
  await expect.poll(scrolledTo).toBe(0);
  await page.goBack();
  await expect(boatList.cards.filter({ hasText: text ?? '' }).last()).toBeInViewport();
  await expect.poll(scrolledTo).toBe(before);
  await page.goForward();
  await page.waitForURL('**/home/boat/detail');
  await page.getByRole('navigation').getByRole('link', { name: 'Boats', exact: true }).first().click();
  await expect(boatList.heading).toBeVisible();
  expect(await scrolledTo()).toBe(0);
});

test('the list goes on also when a busy page hears at once that its end was out of view and is in view', async () => {
  const { page } = await openTab({ storage: api.storage });
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(look: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const before = { isIntersecting: false } as IntersectionObserverEntry;
        super((looks, self) => look([before, ...looks], self), options);
      }
    };
  });
  const list = boatListPage(page);
  await list.open();
  await list.more.scrollIntoViewIfNeeded();
  await expect.poll(() => list.cards.count()).toBeGreaterThan(limits.page.default);
});

test('of a long list only the lines near the view are in the page, and the one with the focus', async () => {
  const { page } = await takeTurn();
  const found = boatListPage(page);
  const many = Array.from({ length: 400 }, (_, at) => ({
    ...boats[0],
    _id: `long-${at}`,
    model: `Long ${at}`,
    date: new Date(Date.UTC(2026, 0, 400 - at)).toISOString(),
  }));
  await page.route(list, (route) => route.fulfill({ json: { flag: true, data: many } }));
  await found.open();
  const first = found.card('Long 0').getByRole('button');
  await first.focus();
  const last = found.card('Long 399');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20_000);
      return last.isVisible();
    })
    .toBe(true);
  await expect.poll(() => found.cards.count()).toBeLessThan(60);
  await expect(first).toBeFocused();
  const isAbove = await first.evaluate((button) => button.getBoundingClientRect().bottom < 0);
  expect(isAbove).toBe(true);
  // From there the next Tab leads to the next boat, which is not in the page's view yet.
  await page.keyboard.press('Tab');
  await expect(found.card('Long 1').getByRole('button')).toBeFocused();
});

test('a list that goes on until it is long keeps its place and the focus', async () => {
  const { page } = await takeTurn();
  const found = boatListPage(page);
  const many = Array.from({ length: 200 }, (_, at) => ({ ...boats[0], _id: `on-${at}`, model: `On ${at}` }));
  // So many are drawn as a whole: the page after them waits.
  const most = 72;
  const { passed: waited, open: goOn } = gate();
  await page.route(list, async (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('after') ?? 0);
    const to = from + limits.page.default;
    if (from >= most) await waited;
    await route.fulfill({ json: { flag: true, data: many.slice(from, to), page: { next: `${to}` } } });
  });
  await found.open();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return found.cards.count();
    })
    .toBe(most);
  const last = found.card(`On ${most - 1}`).getByRole('button');
  await last.focus();
  const before = await last.boundingBox();
  goOn();
  await expect.poll(() => found.card('On 0').count()).toBe(0);
  await expect(found.card(`On ${most}`)).toBeVisible();
  await expect(last).toBeFocused();
  expect(await last.boundingBox()).toEqual(before);
});

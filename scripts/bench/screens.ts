// What a person waits for in the browser: the first boat, the form, a key, and whatever blocks the screen.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { newestModel } from './boat-rows.ts';
import { goals } from './goals.ts';
import { takeTurns, type Row } from './report.ts';
import type { Bench, Server } from './servers.ts';

type Speed = 1 | 4;
type Work<T> = (page: Page) => Promise<T>;
const list = '/home/boat';
const form = '/home/boat/info';
const fields = ['Model', 'Description'];
const SENTENCE = 'Calm water and a light wind, moored behind reeds. ';
const formReady = 'form textarea';
/** Longer than a form waits for typing to rest before it takes the text over. */
const REST_MS = 600;

/** Opens an address with an empty cache, signed in with a boat chosen; the page counts how long the first boat takes. */
async function visit<T>(bench: Bench, server: Server, address: string, rate: Speed, work: Work<T>) {
  const page = await (await bench.browser()).newPage({ viewport: { width: 1280, height: 800 } });
  // A small answer of the same origin first, so that the measured navigation stays in the slowed process.
  await page.goto(new URL('/config.json', address).href);
  await page.addInitScript({ path: join(import.meta.dirname, 'probe.js') });
  const session = JSON.stringify({ token: server.token, user: JSON.stringify(server.admin) });
  await page.addInitScript(`Object.assign(localStorage, ${session});
    sessionStorage.setItem('currentBoat', 'boat-7');
    if (location.pathname === '${list}') window.seen = bench.painted('main', '${newestModel}');`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address);
  const result = await work(page);
  await page.close();
  return result;
}

export async function measureFirstCard(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  const growth = goals.tenTimesTheBoats;
  const [few, many] = [await bench.withFloor(1000), await bench.withFloor(10_000)];
  for (const speed of [1, 4] as const) {
    const seen = (server: Server, url: string) => () =>
      visit(bench, server, url + list, speed, (page) => page.evaluate<number>('window.seen'));
    const sides = { floor: seen(few, few.floor), few: seen(few, few.url), many: seen(many, many.url) };
    const ms = await takeTurns(bench.quick ? 3 : 7, sides);
    const [what, goal] = [`ms, first card, ${speed}×`, goals.firstCard[speed]];
    rows.push({ what: `${what}: 1,000 boats, to the floor`, ours: ms.few, other: ms.floor, goal });
    rows.push({ what: `${what}: 10,000, to 1,000`, ours: ms.many, other: ms.few, goal: growth });
  }
  return rows;
}

/** @returns from each key to the next paint */
async function typeInto(page: Page, label: string, keys: number): Promise<number[]> {
  await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).click();
  await page.keyboard.press('End');
  const times: number[] = [];
  for (const key of SENTENCE.slice(0, keys)) {
    await page.evaluate("void (window.key = bench.from('keydown', bench.nextPaint))");
    await page.keyboard.press(key);
    times.push(await page.evaluate<number>('window.key'));
    await page.waitForTimeout(25);
  }
  await page.waitForTimeout(REST_MS);
  return times;
}

export async function measureForm(bench: Bench): Promise<Row[]> {
  const server = await bench.withFloor(1000);
  const { url, floor, quick } = { ...server, ...bench };
  const opened = (site: string, speed: Speed) => () =>
    visit(bench, server, `${site}/home/boat/option`, speed, async (page) => {
      const link = page.locator(`main a[href="${form}"]`);
      await link.hover();
      await page.waitForLoadState('networkidle');
      await page.evaluate(`void (window.opened = bench.from('click', () => bench.painted('${formReady}')))`);
      await link.click();
      return page.evaluate<number>('window.opened');
    });
  const keyed = (site: string, speed: Speed, label: string) => () =>
    visit(bench, server, site + form, speed, async (page) => {
      await page.waitForSelector(formReady).then(() => wait(REST_MS));
      return typeInto(page, label, quick ? 20 : 50);
    });
  const rows: Row[] = [];
  for (const speed of [1, 4] as const) {
    const ms = await takeTurns(quick ? 3 : 7, { ours: opened(url, speed), other: opened(floor, speed) });
    rows.push({ what: `ms, click → form, ${speed}×, to the floor`, ...ms, goal: goals.click[speed] });
  }
  for (const label of fields) {
    const slow = { ours: keyed(url, 4, label), other: keyed(floor, 4, label) };
    const { once, ...slowed } = await takeTurns(quick ? 1 : 4, { once: keyed(url, 1, label), ...slow });
    rows.push({ what: `ms, key → paint, ${label}, 1×`, ours: once, goal: goals.keyMs });
    rows.push({ what: `ms, key → paint, ${label}, 4×, to the floor`, ...slowed, goal: goals.keySlowed });
  }
  return rows;
}

/** The longest task while something is done and three alerts arrive, at a quarter of the speed. */
export async function measureBlocking(bench: Bench): Promise<Row[]> {
  const server = await bench.withFloor(10_000);
  const longest = (path: string, act: Work<void>) => () =>
    visit(bench, server, server.url + path, 4, async (page) => {
      await (path === list ? page.evaluate('window.seen') : page.waitForSelector(formReady));
      await page.waitForLoadState('networkidle').then(() => wait(REST_MS));
      await page.evaluate('bench.watchTasks()');
      const acted = act(page);
      for (let alert = 0; alert < 3; alert += 1) await wait(300).then(() => server.cpu('alert'));
      await acted;
      return page.evaluate<number>('Math.max(...bench.tasks)');
    });
  const typing = async (page: Page): Promise<void> => {
    for (const label of fields) await typeInto(page, label, 20);
  };
  const scrolling = async (page: Page): Promise<void> => {
    await page.mouse.move(700, 500);
    for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 500).then(() => wait(60));
  };
  const sides = { typing: longest(form, typing), 'scrolling 10,000 boats': longest(list, scrolling) };
  const found = await takeTurns(bench.quick ? 1 : 3, sides);
  const goal = goals.blockedMs;
  return Object.entries(found).map(([what, ours]) => ({ what: `ms, longest task, 4×: ${what}`, ours, goal }));
}

// The longest task of the main thread at a quarter of the speed: while typing, scrolling, and when an alert arrives.
import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { openPage } from '../measured-page.ts';
import { rowOf, type Row } from '../report.ts';
import { longestTask, type Longest } from '../tasks.ts';
import { openForm, REST_MS, typeInto } from './form.ts';

const measure = 'blocking';
const GOAL_MS = 50;
const BOATS = 12_279;
const quickly = ['keys in Model, alerts arriving', 'scrolling the list, alerts arriving'];

async function inForm(bench: Bench, work: (page: Page) => Promise<void>): Promise<Longest> {
  const { page, context } = await openForm(bench, 4);
  const task = await longestTask(page, () => work(page));
  await context.close();
  return task;
}

async function inList(bench: Bench, work: (page: Page) => Promise<void>): Promise<Longest> {
  const product = await bench.product(BOATS);
  const { page, context } = await openPage(await bench.browser(), {
    url: product.url,
    slowdown: 4,
    as: product,
  });
  const socket = page.waitForEvent('websocket');
  await page.goto(`${product.url}/home/boat`);
  await page.waitForSelector('h2[title]');
  await socket;
  await page.waitForTimeout(REST_MS);
  const task = await longestTask(page, () => work(page));
  await context.close();
  return task;
}

/** Some seconds of turning the wheel; the list loads its next pages meanwhile. */
async function scroll(page: Page, turns: number): Promise<void> {
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(REST_MS);
}

export async function measureBlocking(bench: Bench): Promise<Row[]> {
  const { quick } = bench.options;
  const keys = quick ? 20 : 50;
  const turns = quick ? 30 : 90;
  const alerts = async (boats: number, work: Promise<void>): Promise<void> => {
    const product = await bench.product(boats);
    for (let alert = 0; alert < 3; alert += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await product.cpu({ do: 'alert' });
    }
    await work;
  };
  const changed = async (boats: number, work: Promise<void>): Promise<void> => {
    const product = await bench.product(boats);
    await product.cpu({ do: 'change', boat: 'boat-3' });
    await work;
  };
  const situations: Record<string, () => Promise<Longest>> = {
    'keys in Model': () => inForm(bench, (page) => typeInto(page, 'Model', keys)),
    'keys in Description': () => inForm(bench, (page) => typeInto(page, 'Description', keys)),
    'keys in Model, alerts arriving': () =>
      inForm(bench, (page) => alerts(1000, typeInto(page, 'Model', keys))),
    'scrolling the list': () => inList(bench, (page) => scroll(page, turns)),
    'scrolling the list, alerts arriving': () => inList(bench, (page) => alerts(BOATS, scroll(page, turns))),
    'a boat of the list changed': () =>
      inList(bench, async (page) => {
        await scroll(page, turns);
        await changed(BOATS, page.waitForTimeout(2 * REST_MS));
      }),
  };
  const note =
    'A task counts with the time it waited for a busy processor; below it the longest time that one really ran.';
  const wanted = Object.entries(situations).filter(([what]) => !quick || quickly.includes(what));
  const rows: Row[] = [];
  for (const [what, situation] of wanted) {
    const tasks: Longest[] = [];
    for (let run = 0; run < (quick ? 1 : 3); run += 1) tasks.push(await situation());
    rows.push(
      rowOf({
        measure,
        what: `longest task, 4×: ${what}`,
        unit: 'ms',
        ours: tasks.map(({ wall }) => wall),
        goal: GOAL_MS,
        note,
      }),
      rowOf({
        measure,
        what: '  without waiting',
        unit: 'ms',
        ours: tasks.map(({ cpu }) => cpu),
        goal: GOAL_MS,
      }),
    );
  }
  return rows;
}

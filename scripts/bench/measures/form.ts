// Boat Information: from the click in the menu to its paint, and what a key costs in it.
import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { openPage, type MeasuredPage, type Slowdown } from '../measured-page.ts';
import { rowOf, type Row } from '../report.ts';
import { takeTurns, type Run } from '../rounds.ts';

const measure = 'form';
const form = { path: '/home/boat/info', ready: 'form textarea' };
const fields = ['Model', 'Description'];
const KEYS = 'Calm water and a light wind, moored behind reeds. ';
/** Script per key of Refine, 0.9 ms, to that of a form by hand, 0.7 ms, measured side by side. */
const REFINE_TO_FLOOR = 1.29;
/** Longer than a form waits for typing to rest before it takes the text over. */
export const REST_MS = 600;

export const fieldLabelled = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** Boat Information of a boat, open and at rest. */
export async function openForm(bench: Bench, slowdown: Slowdown): Promise<MeasuredPage> {
  const product = await bench.product(1000);
  const opened = await openPage(await bench.browser(), {
    url: product.url,
    slowdown,
    as: product,
    boat: 'boat-7',
  });
  const socket = opened.page.waitForEvent('websocket');
  await opened.page.goto(product.url + form.path);
  await opened.page.waitForSelector(form.ready);
  await socket;
  await opened.page.waitForTimeout(REST_MS);
  return opened;
}

/** The floor's form with the same fields, at rest. */
async function openFloor(bench: Bench, slowdown: Slowdown): Promise<MeasuredPage> {
  const { url } = await bench.floor(1000);
  const opened = await openPage(await bench.browser(), { url, slowdown });
  await opened.page.goto(url + form.path);
  await opened.page.waitForSelector(form.ready);
  await opened.page.waitForTimeout(REST_MS);
  return opened;
}

/** Puts the cursor behind what stands in a field. */
async function enter(page: Page, label: string): Promise<void> {
  await fieldLabelled(page, label).click();
  await page.keyboard.press('End');
}

/** Types so many keys with the pauses of a quick typist, and rests. */
async function typeKeys(page: Page, keys: number): Promise<void> {
  for (let at = 0; at < keys; at += 1) await page.keyboard.type(KEYS[at % KEYS.length] ?? ' ', { delay: 25 });
  await page.waitForTimeout(REST_MS);
}

export async function typeInto(page: Page, label: string, keys: number): Promise<void> {
  await enter(page, label);
  await typeKeys(page, keys);
}

async function clickToForm(bench: Bench, slowdown: Slowdown): Promise<number> {
  const product = await bench.product(1000);
  const { page, context } = await openPage(await bench.browser(), {
    url: product.url,
    slowdown,
    as: product,
    boat: 'boat-7',
  });
  await page.goto(`${product.url}/home/boat/option`);
  const link = page.locator(`main a[href="${form.path}"]`);
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(`void (window.opened = bench.clickToPaint('${form.ready}'))`);
  await link.click();
  const time = await page.evaluate<number>('window.opened');
  await context.close();
  return time;
}

interface KeyCost {
  paint: number[];
  script: number;
}

async function costOfKeys(opened: Promise<MeasuredPage>, label: string, keys: number): Promise<KeyCost> {
  const { page, cdp, context } = await opened;
  await cdp.send('Performance.enable');
  const scriptTime = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  await enter(page, label);
  await page.evaluate('bench.watchKeys()');
  const before = await scriptTime();
  await typeKeys(page, keys);
  const script = ((await scriptTime()) - before) / keys;
  const paint = await page.evaluate<number[]>('bench.keys');
  await context.close();
  return { paint, script };
}

/** What a key costs in one field, in our form and in the floor's in turns. */
async function keysIn(bench: Bench, label: string, slowdown: Slowdown): Promise<Row[]> {
  const { quick } = bench.options;
  const paints: Record<string, number[]> = { ours: [], floor: [] };
  const cost = (side: string, open: (bench: Bench, slowdown: Slowdown) => Promise<MeasuredPage>): Run => {
    return async () => {
      const { paint, script } = await costOfKeys(open(bench, slowdown), label, quick ? 20 : 50);
      paints[side]?.push(...paint);
      return script;
    };
  };
  const sides = { ours: cost('ours', openForm), floor: cost('floor', openFloor) };
  const { ours, floor } = await takeTurns({ runs: quick ? 2 : 5, warmUp: 0 }, sides);
  const what = `${label}, ${slowdown}×`;
  const { ours: paint = [], floor: floorPaint = [] } = paints;
  return [
    rowOf({
      measure,
      what: `key → paint, ${what}`,
      unit: 'ms',
      ours: paint,
      other: { name: 'floor', values: floorPaint },
    }),
    rowOf({
      measure,
      what: `script per key, ${what}`,
      unit: 'ms',
      ours,
      other: { name: 'floor', values: floor },
      goal: REFINE_TO_FLOOR,
    }),
  ];
}

export async function measureForm(bench: Bench): Promise<Row[]> {
  const { quick } = bench.options;
  const turns = { runs: quick ? 3 : 7, warmUp: 1 };
  const clicks = await takeTurns(turns, {
    '1×': () => clickToForm(bench, 1),
    '4×': () => clickToForm(bench, 4),
  });
  const note =
    'The click is not judged: react-admin and Refine, its goal, are no part of this run. The goal of the script per key is what Refine took beside the same kind of floor.';
  const rows = Object.entries(clicks).map(([speed, ours]) =>
    rowOf({ measure, what: `click → Boat Information painted, ${speed}`, unit: 'ms', ours, note }),
  );
  for (const slowdown of quick ? ([4] as const) : ([1, 4] as const))
    for (const label of fields) rows.push(...(await keysIn(bench, label, slowdown)));
  return rows;
}

// Boat Information: from the click in the menu to its paint, and what a key costs in it.
import type { Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { openPage, type MeasuredPage, type Slowdown } from '../measured-page.ts';
import { rowOf, type Row } from '../report.ts';
import { takeTurns } from '../rounds.ts';

const measure = 'form';
const form = { path: '/home/boat/info', ready: 'form textarea' };
const fields = { Model: 'Model', Description: 'Description' };
const KEYS = 'Calm water and a light wind, moored behind reeds. ';
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

/** Types so many keys with the pauses of a quick typist. */
export async function typeInto(page: Page, label: string, keys: number): Promise<void> {
  const field = fieldLabelled(page, label);
  await field.click();
  await page.keyboard.press('End');
  for (let at = 0; at < keys; at += 1) await page.keyboard.type(KEYS[at % KEYS.length] ?? ' ', { delay: 25 });
  await page.waitForTimeout(REST_MS);
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

async function costOfKeys(bench: Bench, slowdown: Slowdown, label: string, keys: number): Promise<KeyCost> {
  const { page, cdp, context } = await openForm(bench, slowdown);
  await cdp.send('Performance.enable');
  const scriptTime = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate('bench.watchKeys()');
  const before = await scriptTime();
  await typeInto(page, label, keys);
  const script = ((await scriptTime()) - before) / keys;
  const paint = await page.evaluate<number[]>('bench.keys');
  await context.close();
  return { paint, script };
}

export async function measureForm(bench: Bench): Promise<Row[]> {
  const { quick } = bench.options;
  const turns = { runs: quick ? 3 : 7, warmUp: 1 };
  const clicks = await takeTurns(turns, {
    '1×': () => clickToForm(bench, 1),
    '4×': () => clickToForm(bench, 4),
  });
  const note =
    'The goals of click and script per key compare with react-admin and Refine, which are no part of this run.';
  const rows = Object.entries(clicks).map(([speed, ours]) =>
    rowOf({ measure, what: `click → Boat Information painted, ${speed}`, unit: 'ms', ours, note }),
  );
  for (const slowdown of quick ? ([4] as const) : ([1, 4] as const)) {
    for (const label of Object.values(fields)) {
      const passes: KeyCost[] = [];
      for (let pass = 0; pass < (quick ? 1 : 3); pass += 1)
        passes.push(await costOfKeys(bench, slowdown, label, quick ? 20 : 50));
      const script = passes.map((pass) => pass.script);
      const paint = passes.flatMap((pass) => pass.paint);
      rows.push(rowOf({ measure, what: `key → paint, ${label}, ${slowdown}×`, unit: 'ms', ours: paint }));
      rows.push(rowOf({ measure, what: `script per key, ${label}, ${slowdown}×`, unit: 'ms', ours: script }));
    }
  }
  return rows;
}

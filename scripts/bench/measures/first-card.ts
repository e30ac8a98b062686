// From the navigation to the first painted boat, with an empty cache, already signed in. The floor is what the goals were
// set by: a page by hand that loads every boat and draws a plain table, of which the rows in sight are there.
import type { Bench } from '../bench.ts';
import { openPage, type Slowdown } from '../measured-page.ts';
import { rowOf, type Row } from '../report.ts';
import { takeTurns, type Run } from '../rounds.ts';
import type { Ready } from '../product-messages.ts';
import type { Site } from '../sites.ts';

const measure = 'first-card';
const speeds: Slowdown[] = [1, 4];

export async function measureFirstCard(bench: Bench): Promise<Row[]> {
  const { quick } = bench.options;
  const rows: Row[] = [];
  for (const slowdown of speeds) rows.push(...(await atSpeed(bench, slowdown, quick ? 3 : 7)));
  return rows;
}

async function atSpeed(bench: Bench, slowdown: Slowdown, runs: number): Promise<Row[]> {
  const { quick } = bench.options;
  const sizes = quick ? [1000, 12_279] : [100, 1000, 12_279];
  const browser = await bench.browser();
  const load = (site: Pick<Site, 'url'>, path: string, as?: Ready): Run => {
    return async () => {
      const { page, context } = await openPage(browser, {
        url: site.url,
        slowdown,
        ...(as ? { as } : {}),
        script: `window.seen = bench.painted('main [title]')`,
      });
      await page.goto(site.url + path);
      const time = await page.evaluate<number>('window.seen');
      await context.close();
      return time;
    };
  };
  const sides: Record<string, Run> = { 'one page': load(await bench.floor(1000), '/home') };
  for (const boats of sizes) {
    const product = await bench.product(boats);
    sides[`floor ${boats}`] = load(await bench.floor(boats), '/');
    sides[`paged ${boats}`] = load(product, '/home/boat', product);
    if (!quick) sides[`whole ${boats}`] = load(await bench.wholeList(boats), '/home/boat', product);
  }
  const values = await takeTurns({ runs, warmUp: quick ? 1 : 2 }, sides);
  const of = (side: string): number[] => values[side] ?? [];
  const sized = sizes.map((boats) => `${boats.toLocaleString('en')} boats, ${slowdown}×`);
  const floor = (boats: number) => ({ name: 'floor', values: of(`floor ${boats}`) });
  const thousand = (kind: string) => ({ name: 'with 1,000', values: of(`${kind} 1000`) });
  const most = `12,279 boats, ${slowdown}×`;
  const note =
    'The goal of half of the better of react-admin and Refine is not judged: they are no part of this run.';
  return [
    ...sizes.map((boats, at) =>
      rowOf({
        measure,
        what: `paged: ${sized[at]}`,
        unit: 'ms',
        ours: of(`paged ${boats}`),
        other: floor(boats),
        ...(boats < 1000 ? {} : { goal: 1.7 }),
      }),
    ),
    rowOf({
      measure,
      what: `paged: ${most}`,
      unit: 'ms',
      ours: of('paged 12279'),
      other: thousand('paged'),
      goal: 1.15,
      note,
    }),
    rowOf({
      measure,
      what: `paged: 1,000 boats, ${slowdown}×`,
      unit: 'ms',
      ours: of('paged 1000'),
      other: { name: 'one page by hand, no more', values: of('one page') },
    }),
    ...(quick ? [] : sizes).map((boats, at) =>
      rowOf({
        measure,
        what: `no paging: ${sized[at]}`,
        unit: 'ms',
        ours: of(`whole ${boats}`),
        other: floor(boats),
      }),
    ),
    ...(quick
      ? []
      : [
          rowOf({
            measure,
            what: `no paging: ${most}`,
            unit: 'ms',
            ours: of('whole 12279'),
            other: thousand('whole'),
          }),
        ]),
  ];
}

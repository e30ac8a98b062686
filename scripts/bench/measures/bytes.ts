// JavaScript before each screen: as built, and as it really came over the network.
import type { Bench } from '../bench.ts';
import { openPage } from '../measured-page.ts';
import { rowOf, type Row } from '../report.ts';
import { weigh } from '../../size.mjs';

/** What react-admin 5 downloads before any screen; the goals of the built bytes are parts of it. */
const REACT_ADMIN_KB = 323;
const parts: Record<string, number> = { 'before login': 0.35, 'boat list': 0.5, 'boat form': 0.85 };

const screens = {
  'login usable': { path: '/', selector: 'input[name="email"]', signedIn: false },
  'first boat card': { path: '/home/boat', selector: 'h2[title]', signedIn: true },
};

export async function measureBytes(bench: Bench): Promise<Row[]> {
  const measure = 'bytes';
  const other = { name: 'react-admin 5 (fixed)', values: [REACT_ADMIN_KB] };
  const rows = weigh().map(({ name, kB }) =>
    rowOf({ measure, what: `JS, gzip: ${name}`, unit: 'kB', ours: [kB], other, goal: parts[name] ?? 1 }),
  );
  for (const [what, screen] of Object.entries(screens)) {
    const { scripts, all } = await transferred(bench, screen);
    rows.push(rowOf({ measure, what: `transferred, JS: ${what}`, unit: 'kB', ours: [scripts] }));
    rows.push(rowOf({ measure, what: `transferred, all: ${what}`, unit: 'kB', ours: [all] }));
  }
  return rows;
}

interface Screen {
  path: string;
  selector: string;
  signedIn: boolean;
}

async function transferred(bench: Bench, { path, selector, signedIn }: Screen) {
  const product = await bench.product(1000);
  const { page, cdp, context } = await openPage(await bench.browser(), {
    url: product.url,
    slowdown: 1,
    ...(signedIn ? { as: product } : {}),
    script: `window.seen = bench.painted('${selector}')`,
  });
  const kinds = new Map<string, string>();
  const sums = { scripts: 0, all: 0 };
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums.all += encodedDataLength / 1000;
    if (kinds.get(requestId) === 'Script') sums.scripts += encodedDataLength / 1000;
  });
  await page.goto(product.url + path);
  await page.evaluate('window.seen');
  const now = { ...sums };
  await context.close();
  return now;
}

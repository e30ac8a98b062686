// How long a page of 25 boats takes by how many rows there are; one request at a time.
import { cursorOf } from '#server/http/cursor.ts';
import type { Bench } from '../bench.ts';
import type { Product } from '../product.ts';
import { rowOf, type Row } from '../report.ts';
import { takeTurns, type Run } from '../rounds.ts';

const measure = 'pages';
const FEWEST = 1000;
const list = '/api/admin/boats/getAllboats?limit=25';

const timed = async (product: Product, path: string): Promise<number> => {
  const start = performance.now();
  await product.get(path);
  return performance.now() - start;
};

/** The page behind a row of `boat-rows.ts`. */
const behind = (boat: number): string => {
  const date = new Date(Date.UTC(2026, 0, 1) - boat * 11 * 60_000).toISOString();
  return `${list}&after=${cursorOf([date, `boat-${boat}`])}`;
};

/** Pages at places spread over the list, none of them twice: no answer in memory helps. */
function anywhere(product: Product): Run {
  let turn = 0;
  return () => {
    turn += 1;
    const boat = 1 + Math.floor(((turn * 0.618_034) % 1) * (product.boats - 30));
    return timed(product, behind(boat));
  };
}

const kinds: Record<string, (product: Product) => Run> = {
  'first page, kept in memory': (product) => () => timed(product, list),
  'a page anywhere, from the database': anywhere,
};

async function onEngine(
  bench: Bench,
  engine: string,
  productOf: (boats: number) => Promise<Product | undefined>,
): Promise<Row[]> {
  const { quick, full } = bench.options;
  const sizes = [FEWEST, 100_000, ...(full ? [1_000_000] : [])];
  const rows: Row[] = [];
  for (const [kind, runOf] of Object.entries(kinds)) {
    const sides: Record<string, Run> = {};
    for (const size of sizes) {
      const product = await productOf(size);
      if (product) sides[String(size)] = runOf(product);
    }
    const values = await takeTurns({ runs: quick ? 50 : 300, warmUp: 50 }, sides);
    const few = values[String(FEWEST)];
    if (!few) return [];
    for (const size of sizes.slice(1))
      rows.push(
        rowOf({
          measure,
          what: `${engine}, ${size.toLocaleString('en')} rows: ${kind}`,
          unit: 'ms',
          ours: values[String(size)] ?? [],
          other: { name: 'of 1,000', values: few },
          goal: 1.3,
        }),
      );
  }
  return rows;
}

export async function measurePages(bench: Bench): Promise<Row[]> {
  const embedded = await onEngine(bench, 'embedded', bench.product);
  return [...embedded, ...(await onEngine(bench, 'PostgreSQL', bench.onPostgresql))];
}

// Requests per second and CPU per request of a page of 25 boats, against a bare server of the same bytes, and by rows.
import autocannon from 'autocannon';
import { startBare } from '../bare.ts';
import type { Bench } from '../bench.ts';
import type { Product } from '../product.ts';
import { rowOf, type Row } from '../report.ts';

const measure = 'serving';
const PAGE = '/api/admin/boats/getAllboats?limit=25';
const CONNECTIONS = 8;

interface Served {
  perSecond: number[];
  cpu: number[];
}

interface Target {
  name: string;
  url: string;
  headers: Record<string, string>;
  cpu: () => Promise<number>;
}

/** One bounded burst on loopback. */
async function burst(
  { url, headers, cpu }: Target,
  seconds: number,
): Promise<{ perSecond: number; cpu: number }> {
  const before = await cpu();
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  const used = (await cpu()) - before;
  const answered = result['2xx'];
  if (answered === 0 || result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${answered} answers, ${result.non2xx} refusals, ${result.errors} errors.`);
  return { perSecond: answered / result.duration, cpu: used / answered };
}

/** Rounds of bursts; the first one, in which the engine compiles what is hot, is longer and does not count. */
async function load(targets: Target[], seconds: number, runs: number): Promise<Map<string, Served>> {
  const served = new Map<string, Served>(targets.map(({ name }) => [name, { perSecond: [], cpu: [] }]));
  for (let round = -1; round < runs; round += 1) {
    for (const target of targets) {
      const { perSecond, cpu } = await burst(target, round < 0 ? 3 * seconds : seconds);
      if (round < 0) continue;
      served.get(target.name)?.perSecond.push(perSecond);
      served.get(target.name)?.cpu.push(cpu);
    }
  }
  return served;
}

const targetOf = (product: Product, name: string): Target => ({
  name,
  url: product.url + PAGE,
  headers: { authorization: `Bearer ${product.token}` },
  cpu: () => product.cpu(),
});

async function onEngine(
  bench: Bench,
  engine: string,
  productOf: (boats: number) => Promise<Product | undefined>,
): Promise<Row[]> {
  const { quick, full } = bench.options;
  const sizes = [1000, 100_000, ...(full ? [1_000_000] : [])];
  const products: Product[] = [];
  for (const size of sizes) {
    const product = await productOf(size);
    if (!product) return [];
    products.push(product);
  }
  const [, large] = products;
  if (!large) return [];
  const bare = await startBare(await large.get(PAGE));
  const sized = products.map((product) => targetOf(product, String(product.boats)));
  const targets = [{ name: 'bare', url: bare.url, headers: {}, cpu: bare.cpu }, ...sized];
  const served = await load(targets, quick ? 1 : 4, quick ? 2 : 5);
  await bare.close();

  const of = (name: string): Served => served.get(name) ?? { perSecond: [], cpu: [] };
  const note =
    engine === 'embedded'
      ? 'CPU of the whole process, its database included; 8 connections, answers not compressed.'
      : 'CPU of the server, not of PostgreSQL; 8 connections, answers not compressed.';
  const what = `${engine}, 25 of 100,000 rows`;
  const bareOf = (key: keyof Served) => ({ name: 'bare', values: of('bare')[key] });
  const small = (key: keyof Served) => ({ name: 'of 1,000', values: of('1000')[key] });
  return [
    rowOf({
      measure,
      what: `requests: ${what}`,
      unit: '/s',
      ours: of('100000').perSecond,
      other: bareOf('perSecond'),
    }),
    rowOf({
      measure,
      what: `CPU per request: ${what}`,
      unit: 'µs',
      ours: of('100000').cpu,
      other: bareOf('cpu'),
      goal: 4,
      note,
    }),
    ...sizes.slice(1).map((size) =>
      rowOf({
        measure,
        what: `CPU per request: ${engine}, 25 of ${size.toLocaleString('en')} rows`,
        unit: 'µs',
        ours: of(String(size)).cpu,
        other: small('cpu'),
        goal: 1.3,
      }),
    ),
  ];
}

export async function measureServing(bench: Bench): Promise<Row[]> {
  const rows = await onEngine(bench, 'embedded', bench.product);
  const others = await onEngine(bench, 'PostgreSQL', bench.onPostgresql);
  if (others.length === 0) console.log('PostgreSQL is not installed: only the embedded engine was measured.');
  return [...rows, ...others];
}

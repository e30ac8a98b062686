// How long one answer takes with 100,000 boats, by what is asked of the list; one request at a time.
import type { Bench } from '../bench.ts';
import type { Product } from '../product.ts';
import { rowOf, type Row } from '../report.ts';
import { takeTurns, type Run } from '../rounds.ts';

const measure = 'questions';
const ROWS = 100_000;
/** What a search may take before a person notices. */
const GOAL_MS = 100;
const list = '/api/admin/boats/getAllboats?limit=24';

/** As far down the list as a person could scroll: the key of a row near its end. */
const farAway = Buffer.from(JSON.stringify(['2023-12-01T00:00:00.000Z', 'boat-0'])).toString('base64url');

const questions: Record<string, string> = {
  'first page': list,
  'first page, counted': `${list}&count=true`,
  'page at the far end': `${list}&after=${farAway}`,
  'one status': `${list}&status=approved`,
  'search, many match': `${list}&q=oceanis`,
  'search, few match': `${list}&q=${encodeURIComponent('a0b1')}`,
  'search, few match, counted': `${list}&count=true&q=${encodeURIComponent('a0b1')}`,
  'search, none match': `${list}&q=zzzzzz`,
};

async function answersOf(product: Product, engine: string, runs: number): Promise<Row[]> {
  const ask = (path: string): Run => {
    return async () => {
      const start = performance.now();
      await product.get(path);
      return performance.now() - start;
    };
  };
  const sides = Object.fromEntries(Object.entries(questions).map(([name, path]) => [name, ask(path)]));
  const values = await takeTurns({ runs, warmUp: 5 }, sides);
  return Object.entries(values).map(([name, ours]) =>
    rowOf({ measure, what: `${engine}: ${name}`, unit: 'ms', ours, goal: GOAL_MS }),
  );
}

export async function measureQuestions(bench: Bench): Promise<Row[]> {
  const runs = bench.options.quick ? 5 : 15;
  const rows = await answersOf(await bench.product(ROWS), 'embedded', runs);
  const other = await bench.onPostgresql(ROWS);
  return other ? [...rows, ...(await answersOf(other, 'PostgreSQL', runs))] : rows;
}

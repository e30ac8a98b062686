// What a page of boats costs the server, on each engine there is.
import autocannon from 'autocannon';
import { cursorOf } from '#server/http/cursor.ts';
import { goals } from './goals.ts';
import { takeTurns, type Row } from './report.ts';
import type { Bench, Engine, Server } from './servers.ts';

const list = '/api/admin/boats/getAllboats?limit=25';
const searches = { many: 'oceanis', few: 'a0b1', none: 'zzzzzz' };
const headersOf = ({ token }: Server) => ({ authorization: `Bearer ${token}` });

/** Asks once. @returns what came, and after how long */
async function ask(server: Server, path: string): Promise<{ body: string; ms: number }> {
  const started = performance.now();
  const answer = await fetch(server.url + path, { headers: headersOf(server) });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  return { body, ms: performance.now() - started };
}

/** CPU time per request of a bounded burst on loopback, in microseconds. */
const burst = (server: Server, duration: number) => async (): Promise<number> => {
  const before = await server.cpu();
  const headers = headersOf(server);
  const result = await autocannon({ url: server.url + list, headers, connections: 8, duration });
  const used = (await server.cpu()) - before;
  if (result.non2xx + result.errors > 0) throw new Error('Not every request was answered.');
  return used / result['2xx'];
};

/** A page at a place of the list where none was asked for before: no answer in memory helps. */
function anywhere(server: Server, boats: number): () => Promise<number> {
  let turn = 0;
  return async () => {
    turn += 1;
    const boat = 1 + Math.floor(((turn * 0.618_034) % 1) * (boats - 30));
    const date = new Date(Date.UTC(2026, 0, 1) - boat * 11 * 60_000).toISOString();
    return (await ask(server, `${list}&after=${cursorOf([date, `boat-${boat}`])}`)).ms;
  };
}

async function onEngine(bench: Bench, engine: Engine): Promise<Row[]> {
  const { quick, on } = bench;
  const most = quick ? 100_000 : 1_000_000;
  const [few, page, many] = [await on(engine, 1000), await on(engine, 100_000), await on(engine, most)];
  if (!few || !page || !many) return [];
  const bare = await bench.bare((await ask(page, list)).body);
  const sides = { ours: burst(page, quick ? 2 : 4), other: burst(bare, quick ? 2 : 4) };
  const cpu = await takeTurns(quick ? 3 : 5, sides);
  const ms = await takeTurns(quick ? 50 : 300, { ours: anywhere(many, most), other: anywhere(few, 1000) });
  const rows = `${most.toLocaleString('en')} rows`;
  const found: Row[] = [
    { what: `µs, ${engine}: CPU, 25 of 100,000 rows, to bare`, ...cpu, goal: goals.cpu },
    { what: `ms, ${engine}: 25 of ${rows}, to 1,000`, ...ms, goal: goals.manyRows },
  ];
  for (const [matches, text] of engine === 'embedded' ? [] : Object.entries(searches)) {
    const search = async () => (await ask(many, `${list}&q=${text}`)).ms;
    const { ours } = await takeTurns(quick ? 5 : 15, { ours: search });
    found.push({ what: `ms, ${engine}: search ${rows}, ${matches} match`, ours, goal: goals.searchMs });
  }
  return found;
}

export const measureServing = async (bench: Bench): Promise<Row[]> =>
  (await onEngine(bench, 'embedded')).concat(await onEngine(bench, 'PostgreSQL'));

// A hundred times the connections that keep the server busy, each asking as fast as it is answered (up to ten times the rate):
// most of what it can answer still gets through, and it recovers.
import autocannon from 'autocannon';
import { setTimeout as wait } from 'node:timers/promises';
import { givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import type { Result } from './report.ts';
import type { Stage } from './stage.ts';

const LEAST_SHARE = 0.8;
const RECOVERED_WITHIN_MS = 5000;
const CONNECTIONS = 8;
const TIMES = 10;

/** @returns what tries so many seconds */
export async function overload(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const token = await stage.withRows(async (db) => {
    for (let boat = 0; boat < 50; boat += 1) await givenBoat(db);
    return (await signedIn(db)).token;
  });
  return async (duration) => {
    const { url, stop } = await stage.start();
    const shared = {
      url: `${url}/api/admin/boats/getAllboats?limit=25`,
      headers: { authorization: `Bearer ${token}` },
      workers: 1,
    };
    const calm = await autocannon({ ...shared, connections: CONNECTIONS, duration: Math.min(duration, 10) });
    const can = calm['2xx'] / calm.duration;
    const storm = await autocannon({
      ...shared,
      connections: CONNECTIONS * TIMES * TIMES,
      overallRate: Math.ceil(can * TIMES),
      duration,
    });
    const through = storm['2xx'] / storm.duration;
    const ended = Date.now();
    let last = Infinity;
    while (last > 1000 && Date.now() < ended + 60_000) {
      const asked = Date.now();
      const answer = await ask(url, 'getAllBoats', { token });
      last = answer?.status === 200 ? Date.now() - asked : Infinity;
      await wait(20);
    }
    const recovered = Date.now() - ended;
    const share = through / can;
    const wrong: string[] = [];
    if (share < LEAST_SHARE) wrong.push(`${(share * 100).toFixed(0)} % of what it can answer got through`);
    if (recovered > RECOVERED_WITHIN_MS) wrong.push(`it recovered after ${recovered} ms`);
    const odd = storm['1xx'] + storm['3xx'] + storm['4xx'];
    if (odd > 0) wrong.push(`${odd} answers were neither right nor 503`);
    await stop();
    const beside = {
      'answered a second when calm': can,
      'in the storm': through,
      'refused a second': storm['5xx'] / storm.duration,
      'ms until it recovered': recovered,
    };
    return { tried: duration, wrong, beside };
  };
}

// Every closed call under every odd spelling of its address, as nobody: the server's own metrics say that no handler answered.
import { setTimeout as wait } from 'node:timers/promises';
import { calls, type Call, type CallName } from '#schemas/calls.ts';
import { givenBoat } from '#tests/support/server/rows.ts';
import { sendAsIs, spellingsOf } from '#tests/support/server/spellings.ts';
import { addressOf } from './ask.ts';
import type { Result } from './report.ts';
import { operatorToken, type Stage } from './stage.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'] as const;
const closed = (Object.entries(calls) as [CallName, Call][]).filter(([, row]) => row.permission !== 'public');
const SECRET = 'Moored where nobody looks';

/** Requests that a closed route has answered with anything but a refusal, by the server's own count. */
async function reachedOf(url: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const answer = await fetch(`${url}/metrics`, { headers });
  if (!answer.ok) throw new Error('The metrics were not to be had.');
  const metrics = await answer.text();
  const open = new Set(['/api/meta', '/api/admin/users/:email/:password', '/api/openapi.json']);
  return metrics.split('\n').filter((line) => {
    const [, route = '', status = ''] =
      /^quarterdeck_request_seconds_count\{.*route="([^"]*)".*status="(\d+)"/.exec(line) ?? [];
    return route.startsWith('/api/') && !open.has(route) && !['401', '404', '405', '503'].includes(status);
  });
}

export async function paths(stage: Stage): Promise<(count: number) => Promise<Result>> {
  await stage.withRows((db) => givenBoat(db, { id: 'boat', attributes: { model: SECRET } }));
  const product = await stage.start();
  const port = Number(new URL(product.url).port);
  const tries = closed.flatMap(([, row]) =>
    spellingsOf(addressOf(row, { params: { id: 'boat', boatId: 'boat' } })).flatMap((path, at) =>
      [row.method, METHODS[at % METHODS.length] ?? 'GET'].map((method) => ({ method, path })),
    ),
  );
  let next = 0;
  return async (count) => {
    const wrong: string[] = [];
    const portion = Array.from({ length: count }, () => tries[(next += 1) % tries.length]);
    for (const { method, path } of portion.filter((one) => one !== undefined)) {
      let { status, body } = await sendAsIs(port, method, path);
      for (let left = 120; status === 503 && left > 0; left -= 1) {
        await wait(250);
        ({ status, body } = await sendAsIs(port, method, path));
      }
      if (status >= 500 || body.includes(SECRET) || body.includes('"flag":true'))
        wrong.push(`${method} ${path} was answered ${status}: ${body.slice(0, 100)}`);
    }
    wrong.push(...(await reachedOf(product.url)));
    return { tried: count, wrong };
  };
}

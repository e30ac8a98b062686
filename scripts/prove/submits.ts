// Every call that changes something, sent again and again under one key: at once, one after the other, and cut off.
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { calls, isMutation, type Call, type CallName } from '#schemas/calls.ts';
import { transactions } from '#server/changes/transaction.ts';
import { makePayoutsDue } from '#server/jobs/due-payouts.ts';
import type { Request } from '#tests/support/server/app.ts';
import { auditsOf } from '#tests/support/server/audits.ts';
import { copySchemas } from '#tests/support/project/copied-schemas.ts';
import { validRequests } from '#tests/support/server/examples.ts';
import { signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import type { Result } from './report.ts';
import { marketplaceToken, type Product, type Stage } from './stage.ts';

const AT_ONCE = 10;
export const mutatingCalls = (Object.entries(calls) as [CallName, Call][]).filter(([, row]) =>
  isMutation(row),
);

const countAudits = (stage: Stage): Promise<number> =>
  stage.withRows(async (db) => {
    const [row] = await db.query<{ count: number }>(sql`select count(*) as count from audits`);
    return row?.count ?? 0;
  });

/** One portion is every call, each repeated as often as it takes to make up the number. */
export async function submits(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const { id, token } = await stage.withRows((db) => signedIn(db));
  return async (count) => {
    // Each of rows of its own: one call would leave what another one finds.
    const requests = await stage.withRows(async (db) => {
      const given: { [Name in CallName]?: Request } = {};
      for (const [name] of mutatingCalls) given[name] = (await validRequests(db, id))[name] ?? {};
      // A setting that is what it is set to already is not set.
      await db.query(sql`delete from settings where name in ('serviceFee', 'payment')`);
      // What the clock would do beside the submits is done before.
      await makePayoutsDue(transactions(db, () => undefined));
      return given;
    });
    const before = await countAudits(stage);
    // The workshop writes to a copy.
    const SCHEMAS_DIR = await copySchemas(stage.folder);
    const start = (): Promise<Product> => stage.start({ SCHEMAS_DIR });
    const products = [await start(), ...(stage.engine === 'embedded' ? [] : [await start()])];
    const wrong: string[] = [];
    const repeats = Math.ceil(count / mutatingCalls.length / AT_ONCE);
    let tried = 0;
    for (const [name, { permission }] of mutatingCalls) {
      const own = permission === 'marketplace' ? marketplaceToken : token;
      const request = { ...requests[name], token: own, key: randomUUID() };
      const send = async (at: number): Promise<void> => {
        tried += 1;
        const signal = at % 10 === 3 ? AbortSignal.timeout(at) : undefined;
        const headers = { ...request.headers, 'idempotency-key': request.key };
        const answer = await ask(
          products[at % products.length]?.url ?? '',
          name,
          { ...request, headers },
          signal,
        );
        if (answer?.status !== 200 && !(signal && !answer))
          wrong.push(`${name} was answered ${answer?.status}: ${answer?.text.slice(0, 200)}`);
      };
      for (let round = 0; round < repeats; round += 1)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => send(at)));
    }
    for (const product of products) await product.stop();
    const effects = (await countAudits(stage)) - before;
    const wanted = mutatingCalls.reduce((sum, [name]) => sum + auditsOf(name), 0);
    if (effects !== wanted) wrong.push(`${effects} effects instead of ${wanted}`);
    return { tried, wrong, beside: { calls: mutatingCalls.length } };
  };
}

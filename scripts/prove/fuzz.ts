// Requests made from our own schemas: no answer may be a failure, tell of the inside, or be no envelope.
import fc from 'fast-check';
import { calls, type Call, type CallName } from '#schemas/calls.ts';
import type { Request } from '#tests/support/server/app.ts';
import { validRequests } from '#tests/support/server/examples.ts';
import { signedIn } from '#tests/support/server/rows.ts';
import { arbitraryOf } from './arbitrary.ts';
import { ask, type Answered } from './ask.ts';
import { schemaOfBody } from './free-texts.ts';
import type { Result } from './report.ts';
import { marketplaceToken, type Stage } from './stage.ts';

const AT_ONCE = 8;
const ROWS = 4;
const leak =
  /\bat \S+ \(?\S+:\d+:\d+\)?|node:internal|[a-z]Error:|\bselect .+ from |node_modules|argon2|ECONN|\/tmp\//;
// Its answer ends what the other requests need.
const left: CallName[] = ['signOut'];
// Each makes a form as a build does, which takes as long as some twenty other calls: they are asked a tenth as often.
const slow: CallName[] = ['judgeDraft', 'weighDraft', 'patchDraft'];
const rows = (Object.entries(calls) as [CallName, Call][]).filter(([name]) => !left.includes(name));

/** Of each call: the example as it is, with a body or a query made from its schema, or with odd params. */
function requestsOf(row: Call, example: Request): fc.Arbitrary<Request> {
  const body = row.body ? arbitraryOf(schemaOfBody(row.body)) : fc.constant(undefined);
  const query = row.query ? arbitraryOf(schemaOfBody(row.query)) : fc.constant({});
  const odd = fc.oneof(
    fc.constantFrom('__proto__', 'toString', '..', '%2e%2e', '\u0000', '-1', 'ünknown'),
    fc.string(),
  );
  const params = fc.record(
    Object.fromEntries(
      Object.entries(example.params ?? {}).map(([key, value]) => [
        key,
        fc.oneof({ weight: 12, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: odd }),
      ]),
    ),
  );
  const made = fc.record({
    params,
    body,
    query: query.map((value) => textsOf(value)),
  }) as fc.Arbitrary<Request>;
  return fc.oneof(
    { weight: 1, arbitrary: params.map((value) => ({ ...example, params: value })) },
    { weight: 4, arbitrary: made },
  );
}

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([key, one]) =>
      ['string', 'number', 'boolean'].includes(typeof one) ? [[key, String(one).toWellFormed()]] : [],
    ),
  );

/** Whether a handler has judged it: it was neither unknown, nor refused for its form or for who asks. */
const hasReached = ({ status, envelope }: Answered): boolean =>
  [200, 409, 412].includes(status) || (status === 404 && envelope.sort !== 'url');

function faultOf({ status, text, envelope }: Answered): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (typeof envelope.flag !== 'boolean' || envelope.flag !== status < 400) return 'no envelope';
  if (status >= 400 && !envelope.error) return 'a refusal without words';
  return leak.test(text) ? 'a leak' : undefined;
}

export async function fuzz(stage: Stage): Promise<(count: number) => Promise<Result>> {
  return async (count) => {
    const { tokens, examples } = await stage.withRows(async (db) => {
      const admins = await Promise.all([1, 1, 2, 3].map((role) => signedIn(db, role)));
      const sets = [];
      for (let set = 0; set < ROWS; set += 1) sets.push(await validRequests(db, admins[0]?.id));
      return { tokens: admins.map(({ token }) => token), examples: sets };
    });
    const product = await stage.start();
    const perCall = Math.ceil(count / rows.length / ROWS);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const queue = rows.flatMap(([name, row]) =>
      examples.flatMap((set) =>
        fc
          .sample(requestsOf(row, set[name] ?? {}), {
            numRuns: slow.includes(name) ? Math.ceil(perCall / 10) : perCall,
            seed,
          })
          .map((request) => ({ name, row, request })),
      ),
    );
    // Of every call a little at a time, so that what one deletes is there for the others first.
    const mixed = queue
      .map((one, at) => ({ one, at: (at * 7919) % queue.length }))
      .sort((a, b) => a.at - b.at);
    let [tried, reached] = [0, 0];
    const wrong: string[] = [];
    const work = async (): Promise<void> => {
      for (let next = mixed.pop(); next && tried < count; next = mixed.pop()) {
        const { name, row, request } = next.one;
        const token =
          row.permission === 'marketplace'
            ? marketplaceToken
            : tokens[tried % 10 < 8 ? tried % 2 : 2 + (tried % 2)];
        tried += 1;
        const answer = await ask(product.url, name, { ...request, token });
        const fault = answer ? faultOf(answer) : 'no answer';
        if (answer && hasReached(answer)) reached += 1;
        if (fault)
          wrong.push(
            `${name}, seed ${seed}: ${fault}; ${JSON.stringify(request).slice(0, 300)} → ${answer?.text.slice(0, 200)}`,
          );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await product.stop();
    return { tried, wrong, beside: { 'reached a handler': reached } };
  };
}

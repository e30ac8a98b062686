// Every call by every role, as it is stated beside roles.json: who may not is refused, and nothing has changed.
import roles from '#schemas/roles.json' with { type: 'json' };
import { transactions } from '#server/changes/transaction.ts';
import { makePayoutsDue } from '#server/jobs/due-payouts.ts';
import { validRequests } from '#tests/support/server/examples.ts';
import { dumpOf, signedIn } from '#tests/support/server/rows.ts';
import { rules } from '#tests/support/models/who-may.ts';
import { ask } from './ask.ts';
import type { Result } from './report.ts';
import type { Stage } from './stage.ts';

const allCells = rules.flatMap(({ calls: names, roles: stated }) =>
  names.flatMap((name) => roles.roles.map(({ id }) => ({ name, role: id, isAllowed: stated.includes(id) }))),
);
// What ends the session that the others use comes last.
const cells = [...allCells].sort((a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'));
export const cellCount = cells.length;

const without = (lines: string[], others: string[]): string[] => {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
};

/** One portion is every cell. */
export async function roleCells(stage: Stage): Promise<() => Promise<Result>> {
  return async () => {
    const of = await stage.withRows(async (db) => {
      const of: Record<number, { token: string; requests: Awaited<ReturnType<typeof validRequests>> }> = {};
      for (const { id } of roles.roles) {
        const admin = await signedIn(db, id);
        of[id] = { token: admin.token, requests: await validRequests(db, admin.id) };
      }
      // What a server does by itself with such rows, and when it starts, is done before.
      await makePayoutsDue(transactions(db, () => undefined));
      return of;
    });
    await (await stage.start()).stop();
    const before = (await stage.withRows(dumpOf)).split('\n');
    const wrong: string[] = [];
    const tryAll = async (isAllowed: boolean): Promise<void> => {
      const { url, stop } = await stage.start();
      for (const { name, role } of cells.filter((cell) => cell.isAllowed === isAllowed)) {
        const answer = await ask(url, name, { ...of[role]?.requests[name], token: of[role]?.token });
        // The examples share rows, so that another one may have changed what an allowed call asks for.
        const isRefused = answer === undefined || answer.status === 403 || answer.status >= 500;
        if (isRefused === isAllowed) wrong.push(`role ${role}: ${name} was answered ${answer?.status}`);
      }
      await stop();
    };
    await tryAll(false);
    const after = (await stage.withRows(dumpOf)).split('\n');
    for (const line of [...without(after, before), ...without(before, after)])
      wrong.push(`a refused call has changed a row: ${line.slice(0, 200)}`);
    await tryAll(true);
    return { tried: cells.length, wrong };
  };
}

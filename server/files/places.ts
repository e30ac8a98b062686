import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';

const { underWay, underWayOfOne } = limits.upload;

const taken = new Map<string, number>();

/**
 * Does work that takes one of the places for uploads under way.
 * @param account who uploads: nobody takes every place
 * @throws Refusal 503 while all of them, or those of the account, are taken
 */
export async function inPlace<T>(account: string, work: () => Promise<T>): Promise<T> {
  const own = taken.get(account) ?? 0;
  const all = [...taken.values()].reduce((sum, count) => sum + count, 0);
  if (own >= underWayOfOne || all >= underWay) throw new Refusal(503, 'server', messages.refusal.busy);
  taken.set(account, own + 1);
  try {
    return await work();
  } finally {
    const left = (taken.get(account) ?? 1) - 1;
    if (left > 0) taken.set(account, left);
    else taken.delete(account);
  }
}

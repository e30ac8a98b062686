// How many boats carry each label: counted by a server that pages, otherwise from the whole list.
import { proxy } from 'valtio';
import { boatApproval, type BoatApproval } from '#machines/boat-approval.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { call } from '#src/api/call.ts';
import { offers } from './meta.ts';

type Counts = Record<BoatApproval, number>;

export const boatCounts = proxy<{ counts: Counts | undefined; error: string | undefined }>({
  counts: undefined,
  error: undefined,
});

const approvals = Object.keys(labels.boatApproval) as BoatApproval[];

async function countOf(status: BoatApproval): Promise<number> {
  const outcome = await call(calls.getAllBoats, { query: { status, limit: '1', count: 'true' } });
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.envelope.page?.total ?? 0;
}

async function countAll(): Promise<number[]> {
  if (await offers('paging')) return Promise.all(approvals.map(countOf));
  const outcome = await call(calls.getAllBoats, {});
  if (!outcome.ok) throw new Error(outcome.error);
  return approvals.map((label) => outcome.data.filter(({ status }) => boatApproval(status) === label).length);
}

export async function loadBoatCounts(): Promise<void> {
  boatCounts.error = undefined;
  try {
    const counts = await countAll();
    boatCounts.counts = Object.fromEntries(
      approvals.map((label, index) => [label, counts[index] ?? 0]),
    ) as Counts;
  } catch (error) {
    boatCounts.error = error instanceof Error ? error.message : String(error);
  }
}

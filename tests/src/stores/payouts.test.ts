// Which payouts are due, and what the bank is told of them: more than are paid as one.
import { expect, test, vi } from 'vitest';
import limits from '#schemas/limits.json' with { type: 'json' };

type Asked = { query: Record<string, string> };
const call = vi.fn<(row: object, asked: Asked) => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));
// Other test files have loaded these modules with what is real.
vi.resetModules();
const { listDuePayouts, listTransfers, mostAtOnce } = await import('#src/stores/payouts.ts');

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ _id: String(id) }));

test('all that are due are listed, up to as many as a step takes', async () => {
  call.mockResolvedValue({ ok: true, data: rows(limits.bulk.rows + 1) });
  expect(await listDuePayouts()).toMatchObject({ ok: true, data: { length: limits.bulk.rows } });
  expect(call.mock.lastCall?.[1].query).not.toHaveProperty('limit');
});

test('the file for the bank asks in parts, and tells of each once', async () => {
  call.mockImplementation((_, { query }) =>
    Promise.resolve({ ok: true, data: String(query['ids']).split(',') }),
  );
  const ids = rows(mostAtOnce * 2 + 1).map(({ _id }) => _id);
  expect(await listTransfers(ids)).toMatchObject({ ok: true, data: ids });
  call.mockResolvedValueOnce({ ok: true, data: [] }).mockResolvedValueOnce({ ok: false, error: 'No.' });
  expect(await listTransfers(ids)).toEqual({ ok: false, error: 'No.' });
});

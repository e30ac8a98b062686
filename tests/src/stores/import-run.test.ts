import { expect, test, vi } from 'vitest';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { ImportRowsBody } from '#schemas/types.ts';

const call = vi.fn<(row: object, request: { body: ImportRowsBody }) => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));

// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { runImport } = await import('#src/stores/import-run.ts');

test('no part of a file is larger than the server takes, in whatever letters it is written', async () => {
  const sent: ImportRowsBody[] = [];
  call.mockImplementation((_, { body }) => {
    sent.push(body);
    return Promise.resolve({ ok: true, data: body.rows.map(() => ({ _id: 'a', state: 'ready' })) });
  });
  const rows = Array.from({ length: 250 }, (_, at) => ({
    cells: { A: 'Я'.repeat(1400) },
    occurrence: at + 1,
  }));
  const map = { title: 'Rows', noun: 'marina', encoding: 'utf8', delimiter: ',', fields: {} } as const;
  const onPart = vi.fn();
  const { signal } = new AbortController();
  expect(await runImport({ map, rows, trial: true, onPart, signal })).toBeUndefined();
  expect(sent.flatMap((body) => body.rows)).toEqual(rows);
  const largest = Math.max(...sent.map((body) => Buffer.byteLength(JSON.stringify(body))));
  expect(largest).toBeLessThan(limits.body.kibibytes * 1024);
});

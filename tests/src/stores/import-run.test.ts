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

test('a part that a busy server turns away is sent again, one that it refuses is not', async () => {
  vi.useFakeTimers();
  const answers = [
    { ok: false, kind: 'refused', status: 503, error: 'The server is busy.' },
    { ok: false, kind: 'refused', status: 429, error: 'Too often.' },
    { ok: true, data: [{ _id: 'a', state: 'added' }] },
    { ok: false, kind: 'refused', status: 403, error: 'Not for your role.' },
  ];
  call.mockReset().mockImplementation(() => Promise.resolve(answers.shift()));
  const map = { title: 'Rows', noun: 'marina', encoding: 'utf8', delimiter: ',', fields: {} } as const;
  const onPart = vi.fn();
  const rows = [{ cells: { A: 'a' }, occurrence: 1 }];
  const work = { map, rows, trial: false, onPart, signal: new AbortController().signal };
  const ended = runImport(work);
  await vi.runAllTimersAsync();
  expect(await ended).toBeUndefined();
  expect(onPart).toHaveBeenCalledTimes(1);
  expect(await runImport(work)).toBe('Not for your role.');
  expect(call).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

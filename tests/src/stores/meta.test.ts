// What a server says it offers, where it answers to whatever it is asked.
import { beforeEach, expect, test, vi } from 'vitest';

const call = vi.fn<() => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));
vi.mock('#src/api/page-data.ts', () => ({ pageData: () => ({}) }));

beforeEach(() => void vi.resetModules());

test.each([undefined, null, [], 'Welcome', {}, { features: null }])(
  'an answer without features offers nothing: %j',
  async (data) => {
    call.mockResolvedValue({ ok: true, data, envelope: { flag: true, data } });
    const { offers, offersPages, told } = await import('#src/stores/meta.ts');
    expect(await offers('history')).toBe(false);
    expect(await offersPages('getAllBoats')).toBe(false);
    expect(told.meta).toEqual({ features: [] });
  },
);

test('what is offered counts', async () => {
  const data = { features: ['history'], pages: ['getAllBoats'] };
  call.mockResolvedValue({ ok: true, data, envelope: { flag: true, data } });
  const { offers, offersPages } = await import('#src/stores/meta.ts');
  expect([await offers('history'), await offers('notes')]).toEqual([true, false]);
  expect([await offersPages('getAllBoats'), await offersPages('getAllUsers')]).toEqual([true, false]);
});

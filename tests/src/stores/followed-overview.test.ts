// The figures of the home page while rows change.
import { afterEach, expect, test, vi } from 'vitest';
import home from '#schemas/home.json' with { type: 'json' };

const call = vi.fn<() => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));
vi.mock('#src/stores/meta.ts', () => ({ offers: () => Promise.resolve(true) }));

// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { announceChange } = await import('#src/stores/row-changes.ts');
const { followOverview, loadOverview, overview } = await import('#src/stores/overview.ts');

const days = { from: '2026-01-01', to: '2026-01-30' };
const pause = home.pause * 1000;
const good = (bookings: number) => ({ ok: true, data: { waiting: { bookings } }, envelope: { flag: true } });
afterEach(() => vi.useRealTimers());

test('they are read again, once for all that changes in a while, until nobody follows them', async () => {
  vi.useFakeTimers();
  call.mockResolvedValueOnce(good(1));
  await loadOverview(days);
  const stop = followOverview(days);
  call.mockReset().mockResolvedValue(good(2));
  announceChange('booking', '1', 2);
  announceChange('payout', '2', undefined);
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect(call).toHaveBeenCalledTimes(1);
  expect(overview.figures?.waiting?.bookings).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledTimes(2);

  announceChange('booking', '1', 3);
  stop();
  announceChange('booking', '1', 4);
  await vi.advanceTimersByTimeAsync(2 * pause);
  expect(call).toHaveBeenCalledTimes(2);
});

test('what nobody asked for and cannot be read is not told, and hides no figures', async () => {
  vi.useFakeTimers();
  call.mockResolvedValueOnce(good(3));
  await loadOverview(days);
  const stop = followOverview(days);
  call.mockReset().mockResolvedValue({ ok: false, kind: 'unreachable', status: 0, error: 'Away.' });
  announceChange('booking', '1', 2);
  await vi.advanceTimersByTimeAsync(pause);
  expect(call).toHaveBeenCalledTimes(1);
  expect([overview.error, overview.figures?.waiting?.bookings]).toEqual([undefined, 3]);
  await loadOverview(days);
  expect(overview.error).toBe('Away.');
  stop();
});

// What is done to an account is done to the account that was looked at.
import { expect, test, vi } from 'vitest';
import { gate } from '#tests/support/gate.ts';

const call = vi.fn<(row: object, request: object) => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));
// Other test files have loaded these modules with what is real.
vi.resetModules();
const { addAdmin, admins, loadAdmins, removeAdmin, removeSecondFactor } =
  await import('#src/stores/admins.ts');

test.each([removeAdmin, removeSecondFactor])(
  'an account is changed from the version that is shown',
  async (save) => {
    call.mockResolvedValue({ ok: true, data: { _id: 'a', version: 4 } });
    await save({ _id: 'a', version: 3 }, undefined);
    expect(call.mock.lastCall?.[1]).toEqual({ params: { id: 'a' }, version: 3 });
  },
);

test('the accounts are shown as they were asked for last, in whichever order the answers come', async () => {
  const [first, second] = [gate<unknown>(), gate<unknown>()];
  call.mockReturnValueOnce(first.passed).mockReturnValueOnce(second.passed);
  const asked = [loadAdmins(), loadAdmins()];
  second.open({ ok: true, data: [{ _id: 'a' }, { _id: 'b' }] });
  first.open({ ok: true, data: [{ _id: 'a' }] });
  await Promise.all(asked);
  expect(admins.rows.map(({ _id }) => _id)).toEqual(['a', 'b']);
});

test('a list that lacks the account that was added says that it could not be read', async () => {
  call.mockResolvedValueOnce({ ok: true, data: [{ _id: 'a' }] });
  await loadAdmins();
  const failure = { ok: false, error: 'Not now.' };
  call.mockResolvedValueOnce({ ok: true }).mockResolvedValue(failure);
  expect(await addAdmin({}, {} as never)).toBeUndefined();
  expect(admins).toMatchObject({ state: 'failed', error: 'Not now.', rows: [{ _id: 'a' }] });
  await loadAdmins();
  expect(admins.state).toBe('failed');
});

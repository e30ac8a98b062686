// What is done to an account is done to the account that was looked at.
import { expect, test, vi } from 'vitest';

const call = vi.fn<(row: object, request: object) => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));
// Other test files have loaded these modules with what is real.
vi.resetModules();
const { admins, loadAdmins, removeAdmin, removeSecondFactor } = await import('#src/stores/admins.ts');

test.each([removeAdmin, removeSecondFactor])(
  'an account is changed from the version that is shown',
  async (save) => {
    call.mockResolvedValue({ ok: true, data: { _id: 'a', version: 4 } });
    await save({ _id: 'a', version: 3 }, undefined);
    expect(call.mock.lastCall?.[1]).toEqual({ params: { id: 'a' }, version: 3 });
  },
);

test('the accounts are shown as they were asked for last, in whichever order the answers come', async () => {
  const answers: ((outcome: unknown) => void)[] = [];
  call.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const asked = [loadAdmins(), loadAdmins()];
  answers[1]?.({ ok: true, data: [{ _id: 'a' }, { _id: 'b' }] });
  answers[0]?.({ ok: true, data: [{ _id: 'a' }] });
  await Promise.all(asked);
  expect(admins.rows.map(({ _id }) => _id)).toEqual(['a', 'b']);
});

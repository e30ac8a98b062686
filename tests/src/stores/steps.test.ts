import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { UserForm } from '#schemas/types.ts';

const call = vi.fn<(row: object, request: object) => Promise<unknown>>();
let features: string[] = [];
vi.mock('#src/api/call.ts', async (original) => ({ ...(await original<object>()), call }));
vi.mock('#src/stores/meta.ts', () => ({
  offers: (feature: string) => Promise.resolve(features.includes(feature)),
  offersPages: () => Promise.resolve(false),
}));
afterAll(() => void vi.resetModules());

// Other test files have loaded these modules with what is real.
vi.resetModules();
const { saveUser } = await import('#src/stores/users.ts');
const { saveAdmin } = await import('#src/stores/admins.ts');

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ ok: true, data: undefined, envelope: { flag: true } });
});

const user = { _id: 'u', firstName: 'Ines', lastName: 'Reis', email: 'i@h', city: 'Porto', country: null };
const admin = { _id: 'a', firstName: 'Rui', lastName: 'Prado', email: 'r@h', role: 1 as const };
const left = { firstName: 'Ines', email: 'i@h' } as UserForm;

it('what was emptied is sent as an empty text to a server that may keep what is not sent', async () => {
  features = [];
  await saveUser(user as never, left);
  await saveAdmin(admin, { ...left, role: 1 });
  expect(call.mock.calls.map(([, { body }]: [object, { body?: object }]) => body)).toEqual([
    { data: { ...left, lastName: '', city: '' } },
    { data: { ...left, role: 1, lastName: '' } },
  ]);
});

it('and is left out for ours, which takes away what is not sent', async () => {
  features = ['versions'];
  await saveUser(user as never, left);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { data: left } });
});

// The own account is shown as it is, whoever has changed it, and from wherever.
import { beforeEach, expect, test, vi } from 'vitest';
import { gate } from '#tests/support/gate.ts';

const call = vi.fn<(row: object, request: object) => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
// Other test files have loaded these modules with what is real.
vi.resetModules();
const { calls } = await import('#schemas/calls.ts');
const { account, changePassword, endSession, loadAccount } = await import('#src/stores/account.ts');
const { followOwn } = await import('#src/stores/own-account.ts');
const { session, showOwn } = await import('#src/stores/session.ts');
const { removeFactor, renewCodes } = await import('#src/stores/second-factor.ts');

/** What the server answers to calls, by their row of calls.ts. */
let answers = new Map<object, unknown>();
const here = { _id: 'a', version: 1, firstName: 'Ana', secondFactor: true };

beforeEach(() => {
  showOwn(here);
  call.mockClear();
  call.mockImplementation((row) => Promise.resolve(answers.get(row) ?? { ok: true, data: [], envelope: {} }));
});

const answerOwn = (own: object) => {
  answers = new Map([[calls.checkSession, { ok: true, envelope: { existingUser: own } }]]);
};

test.each([
  ['the password', () => changePassword({}, {} as never)],
  ['the second factor', () => removeFactor({}, {} as never)],
])('after a change of %s the account has the version that its next change goes by', async (_, change) => {
  answerOwn({ _id: 'a', version: 2, firstName: 'Ana' });
  expect(await change()).toBeUndefined();
  expect(session.admin).toEqual({ _id: 'a', version: 2, firstName: 'Ana' });
});

test('new recovery codes are a change of the account as well', async () => {
  answerOwn({ ...here, version: 2 });
  answers.set(calls.renewRecoveryCodes, { ok: true, data: { codes: ['A'] } });
  expect(await renewCodes({}, {} as never)).toBeUndefined();
  expect(session.admin?.version).toBe(2);
});

test('what another admin changes of the own account shows at once, and is asked for once', async () => {
  answerOwn({ _id: 'a', version: 2, firstName: 'Ana' });
  await followOwn('b', 2);
  await followOwn('a', 1);
  expect(call).not.toHaveBeenCalled();
  await followOwn('a', 2);
  expect(session.admin).toEqual({ _id: 'a', version: 2, firstName: 'Ana' });
});

test('an answer that is of somebody else, or older than what is shown, says nothing', async () => {
  for (const own of [{ _id: 'b', version: 9 }, { _id: 'a', version: 0 }, '65f0']) {
    answerOwn(own as object);
    await followOwn('a', 2);
    expect(session.admin).toEqual(here);
  }
});

test('a session that ended meanwhile leaves the list when it is to be ended', async () => {
  account.sessions = [{ _id: 'old' } as never];
  const gone = { ok: false, kind: 'refused', status: 404, error: 'This session does not exist any more.' };
  answers = new Map([[calls.endSession, gone]]);
  expect(await endSession('old')).toBe(gone);
  expect(account.sessions).toEqual([]);
});

test('why the sessions could not be read is told until they are read', async () => {
  answers = new Map([
    [calls.getSessions, { ok: false, kind: 'unreachable', status: 0, error: 'No answer.' }],
  ]);
  await endSession('one');
  expect(account.error).toBe('No answer.');
  answers = new Map();
  await endSession('other');
  expect(account.error).toBeUndefined();
});

test('a session that was ended does not come back by an answer that is older', async () => {
  const { passed: late, open: answer } = gate<object>();
  call.mockImplementationOnce(() => late);
  const loading = loadAccount();
  answers = new Map([[calls.getSessions, { ok: true, data: [{ _id: 'here' }] }]]);
  expect(await endSession('there')).toBeUndefined();
  answer({ ok: true, data: [{ _id: 'here' }, { _id: 'there' }] });
  await loading;
  expect(account.sessions).toEqual([{ _id: 'here' }]);
});

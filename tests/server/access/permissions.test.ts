import { beforeAll, expect, it } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english, type Text } from '#schemas/text.ts';
import type { Permission, User } from '#schemas/types.ts';
import type { CallName } from '#schemas/calls.ts';
import { answeredRows, ask, useApp } from '#tests/support/server/app.ts';
import { describeServer } from '#tests/support/server/databases.ts';
import { validRequest } from '#tests/support/server/examples.ts';
import { fingerprintOf, givenUser, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';
import { rules } from '#tests/support/models/who-may.ts';

/** What is said to a role that may not. No role makes the calls of the marketplace's own services. */
const said = (permission: string): Text =>
  permission === 'marketplace' ? messages.refusal.marketplace : refusalOf(permission as Permission);

/** Every call × every role, as it is stated beside roles.json. */
const cells = rules.flatMap(({ calls: names, roles: stated, permission }) =>
  names.flatMap((name) =>
    roles.roles.map((role) => ({
      name,
      role,
      isAllowed: stated.includes(role.id),
      permission,
    })),
  ),
);
const refused = cells.filter(({ isAllowed }) => !isAllowed);
const allowed = cells.filter(({ isAllowed }) => isAllowed);

/** Calls whose request in the examples is refused, but not for the role. */
const otherwiseRefused: { [Name in CallName]?: number } = {
  login: 401,
  changePassword: 422,
  endSession: 404,
  startSecondFactor: 422,
  confirmSecondFactor: 409,
  renewRecoveryCodes: 422,
  removeOwnSecondFactor: 422,
};

describeServer('roles', (engine) => {
  const running = useApp(engine);
  const admins: Record<number, GivenAdmin> = {};
  beforeAll(async () => {
    for (const { id } of roles.roles) admins[id] = await signedIn(running.db, id);
  });

  it('have a cell for every row that is answered and every role', () => {
    expect(refused.length + allowed.length).toBe(answeredRows.length * roles.roles.length);
    const names = refused.map(({ name, role }) => `${role.id} ${name}`);
    expect(names).toEqual(expect.arrayContaining(['3 setBoatStatus', '3 updateBoat']));
  });

  it.each(refused)(
    '§6 $role.name is refused $name with the sentence of its permission, and nothing changes',
    async ({ name, role, permission }) => {
      const request = await validRequest(running.db, name);
      const before = await fingerprintOf(running.db);
      const token = admins[role.id]?.token;
      const { status, envelope } = await ask(running.app, name, { ...request, token });
      expect(status).toBe(403);
      expect(envelope).toMatchObject({ flag: false, sort: 'role', error: english(said(permission)) });
      const invalid = await ask(running.app, name, { ...request, token, body: { odd: true } });
      expect(invalid.status).toBe(403);
      expect(await fingerprintOf(running.db)).toBe(before);
    },
  );

  it.each(allowed)('§6 $role.name is not refused $name', async ({ name, role }) => {
    const request = await validRequest(running.db, name, admins[role.id]?.id);
    // Signing out would end the session that the other cells use.
    const { token } = name === 'signOut' ? await signedIn(running.db, role.id) : (admins[role.id] ?? {});
    const { status, envelope } = await ask(running.app, name, { ...request, token });
    if (name in otherwiseRefused) expect(status).toBe(otherwiseRefused[name]);
    else expect({ status, flag: envelope.flag }).toEqual({ status: 200, flag: true });
  });

  it.each(roles.roles)('§6 $name sees id numbers only with the permission to', async ({ id: role }) => {
    const user = await givenUser(running.db, { idNumber: 'HR-1234567' });
    const { envelope } = await ask(running.app, 'getUser', {
      params: { id: user },
      token: admins[role]?.token,
    });
    const sees = rules.find(({ permission }) => permission === 'users.identify')?.roles.includes(role);
    expect((envelope.data as User).idNumber).toBe(sees ? 'HR-1234567' : '••••••••67');
  });

  it('of an admin count from the next request after they change', async () => {
    const { id, token } = await signedIn(running.db, 2);
    const request = await validRequest(running.db, 'updateBoat');
    expect((await ask(running.app, 'updateBoat', { ...request, token })).status).toBe(200);
    await running.db.script(`update admins set role = 3 where _id = '${id}'`);
    expect((await ask(running.app, 'updateBoat', { ...request, token })).status).toBe(403);
    await running.db.script(`update admins set role = 9 where _id = '${id}'`);
    expect((await ask(running.app, 'getAllBoats', { token })).status).toBe(403);
  });

  it('name in every refusal a sentence for people', () => {
    for (const permission of Object.keys(roles.permissions))
      expect(english(said(permission))).toMatch(/^Only [a-z].+ may .+\.$/);
  });
});

// STRONG_PASSWORDS=on: no admin is given a password that anybody would try first.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

const { refusal } = messages;

describeEngines('admins with STRONG_PASSWORDS', (engine) => {
  const running = useApp(engine, { STRONG_PASSWORDS: 'on' });
  let chief: GivenAdmin;
  beforeAll(async () => {
    chief = await signedIn(running.db);
  });

  const person = (password: string) => ({
    firstName: 'Mia',
    lastName: 'Berg',
    email: `${randomUUID()}@staff.example`,
    password,
    role: 3,
  });
  const add = (data: object) => ask(running.app, 'addAdmin', { body: { data }, token: chief.token });
  const update = (_id: string, data: object) =>
    ask(running.app, 'updateAdmin', { params: { _id }, body: { data }, token: chief.token });

  it.each([
    ['Password1', refusal.commonPassword],
    ['sailing', refusal.commonPassword],
    ['Mia.Berg-2026', refusal.namedPassword],
    ['Quarterdeck#1', refusal.namedPassword],
    ['captain99!', refusal.namedPassword],
  ])('are not given %s', async (weak, text) => {
    const { _id } = (await add(person('long enough'))).envelope.data as Admin;
    for (const refused of [await add(person(weak)), await update(String(_id), person(weak))]) {
      expect(refused.status).toBe(422);
      expect(refused.envelope).toMatchObject({ sort: 'password', error: text, errors: { password: text } });
    }
  });

  it.each(['Quarterdeck-lantern', 'mia1 bergamot9', 'correct horse', 'ÜÄÖ 1234 ß'])(
    'are given %s: no rule says which characters it has',
    async (password) => {
      const data = person(password);
      expect((await add(data)).status).toBe(200);
      const params = { email: data.email, password };
      expect((await ask(running.app, 'login', { params })).status).toBe(200);
    },
  );
});

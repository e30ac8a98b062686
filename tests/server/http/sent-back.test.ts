import { beforeAll, expect, it } from 'vitest';
import type { CallName } from '#schemas/calls.ts';
import type { Admin, Boat, Plan, User } from '#schemas/types.ts';
import { ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { dot, multipart } from '#tests/support/server/multipart.ts';
import { givenBoat, givenReview, givenUser, signedIn } from '#tests/support/server/rows.ts';

/** What the stores of other products keep with a row. */
const bookkeeping = { __v: 3, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

describeEngines('§7 what other clients send', (engine) => {
  const running = useApp(engine);
  let token: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db));
  });
  const made = (name: CallName, params: Record<string, string>, body?: unknown): Promise<Answered> =>
    ask(running.app, name, { token, params, ...(body === undefined ? {} : { body }) });
  const boatOf = async (id: string): Promise<Boat> => (await made('getBoat', { id })).envelope.data as Boat;
  const userOf = async (id: string): Promise<User> => (await made('getUser', { id })).envelope.data as User;

  const givenPerson = (attributes: object = {}): Promise<string> =>
    givenUser(running.db, { email: `${Math.random()}@hosts.example`, ...attributes });

  it('a boat may be sent back as it was answered, and nothing but the form of it is written', async () => {
    const { id } = await givenBoat(running.db);
    const boat = await boatOf(id);
    const sent = { ...boat, ...bookkeeping, model: 'Sent back', status: { navigation: 1, authorization: 1 } };
    const { envelope } = await made('updateBoat', { id }, sent);
    expect(envelope).toMatchObject({ flag: true });
    expect(await boatOf(id)).toMatchObject({ model: 'Sent back', user: boat.user, status: boat.status });
    expect(envelope.data).not.toHaveProperty('__v');
  });

  it('so may a user, an admin, a plan and a review', async () => {
    const id = await givenPerson({ city: 'Oslo' });
    const user = { ...(await userOf(id)), ...bookkeeping, block: true, city: 'Bergen' };
    expect((await made('updateUser', { id }, { data: user })).envelope).toMatchObject({ flag: true });
    expect(await userOf(id)).toMatchObject({ city: 'Bergen', block: false });

    const [admin] = (await made('getAdmins', {})).envelope.data as Admin[];
    const data = { ...admin, ...bookkeeping, lastName: 'Sent back' };
    expect((await made('updateAdmin', { _id: String(admin?._id) }, { data })).status).toBe(200);

    const { id: boatId, userId: hostId } = await givenBoat(running.db);
    const added = { ...bookkeeping, description: 'A week', price: 90, captain: 1 };
    const { envelope } = await made('savePlan', { boatId }, added);
    const plan = (envelope.data as Plan[]).find(({ description }) => description === 'A week');
    expect((await made('deletePlan', { boatId }, plan)).envelope.data).toHaveLength(1);

    const reviewId = await givenReview(running.db, boatId);
    const review = { reviewId, review: 3, content: 'Seen.', _id: reviewId, customer: {}, date: '' };
    expect((await made('updateReview', { hostId }, review)).status).toBe(200);
  });

  it('what is no row is still refused by the names of its fields', async () => {
    const id = await givenPerson();
    const data = { ...(await userOf(id)), ...bookkeeping };
    const misspelt = await made('updateUser', { id }, { data: { ...data, citty: 'Oslo' } });
    expect(misspelt.envelope.errors).toEqual({ citty: 'citty is not a field of this form.' });
    const { firstName, email } = data;
    const { status } = await made('updateUser', { id }, { data: { firstName, email, block: true } });
    expect(status).toBe(422);
  });

  it('null and the empty text say nothing in a field that may be left out, and are refused in one that may not', async () => {
    const id = await givenPerson({ city: 'Oslo', birthDay: '1990-01-01' });
    const { firstName, email } = await userOf(id);
    const data = { firstName, email, lastName: '', birthDay: null, city: '', country: null };
    expect((await made('updateUser', { id }, { data })).status).toBe(200);
    const saved = await userOf(id);
    for (const field of ['birthDay', 'city', 'country']) expect(saved).not.toHaveProperty(field);
    const nameless = await made('updateUser', { id }, { data: { ...data, firstName: '' } });
    expect(nameless.envelope.errors).toEqual({ firstName: 'First Name is required.' });

    const { id: boatId } = await givenBoat(running.db);
    const plan = { _id: '', description: 'Week', price: 900, captain: 2, start: '', end: '' };
    expect((await made('savePlan', { boatId }, plan)).status).toBe(200);
  });

  it('a catalogue row may bring its key beside its title', async () => {
    const parts = { _id: '15', id: '15', title: 'Kayak' };
    const fields = Object.entries(parts).map(([field, content]) => ({ field, content }));
    const sent = multipart(...fields, { filename: 'a.png', type: 'image/png', content: dot });
    const { envelope } = await ask(running.app, 'setAccessory', { token, params: { id: '15' }, ...sent });
    expect(envelope.flag).toBe(true);
  });

  it('an address may end with a slash', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await running.app.inject({ url: '/api/boats/getfee/', headers });
    expect(statusCode).toBe(200);
  });
});

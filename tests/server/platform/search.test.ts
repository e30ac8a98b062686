// Ours: one search over everything, ranked, by name or key, and nothing that the role may not read.
import { beforeAll, expect, it } from 'vitest';
import type { Found } from '#schemas/types.ts';
import { searched } from '#schemas/search.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import {
  givenBoat,
  givenBooking,
  givenCollectionRow,
  givenReview,
  givenUser,
  signedIn,
  type GivenAdmin,
} from '#tests/support/server/rows.ts';

describeEngines('the search over everything', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  let boat: { id: string; userId: string };
  let guest: string;
  beforeAll(async () => {
    admin = await signedIn(running.db);
    guest = await givenUser(running.db, {
      firstName: 'Quirina',
      lastName: 'Zabel',
      email: 'quirina@guests.example',
    });
    boat = await givenBoat(running.db, { attributes: { model: 'Zabel Quirky 40' } });
    await givenCollectionRow(running.db, 'marina', { name: 'Marina Zabel' });
  });

  const find = async (q: string, token = admin.token): Promise<Found[]> => {
    const { envelope } = await ask(running.app, 'findEverything', { query: { q }, token });
    return envelope.data as Found[];
  };

  it('finds rows of several nouns by a part of a name; what begins so stands first', async () => {
    const found = await find('zabel');
    expect(found.map(({ noun, title }) => [noun, title])).toEqual([
      ['boat', 'Zabel Quirky 40'],
      ['user', 'Quirina Zabel'],
      ['marina', 'Marina Zabel'],
    ]);
    expect(found[1]?.detail).toBe('quirina@guests.example');
    expect((await find('quir zab')).map(({ title }) => title)).toContain('Quirina Zabel');
  });

  it('finds a row of any noun by its key', async () => {
    expect((await find(boat.id))[0]).toMatchObject({ noun: 'boat', id: boat.id, title: 'Zabel Quirky 40' });
    expect((await find(guest))[0]).toMatchObject({ noun: 'user', id: guest });
  });

  it('finds bookings and reviews by their boat and by what was written', async () => {
    const booking = await givenBooking(running.db, boat);
    const review = await givenReview(running.db, boat.id, {
      content: 'The quixotic captain knew every bay.',
    });
    expect(await find('quixotic')).toEqual([
      {
        noun: 'review',
        id: review,
        title: 'Zabel Quirky 40',
        detail: 'Anna Keller · The quixotic captain knew every bay.',
      },
    ]);
    expect((await find('quirky')).map(({ noun }) => noun)).toEqual(['boat', 'review', 'booking']);
    expect((await find(booking.id))[0]).toMatchObject({ noun: 'booking', id: booking.id });
  });

  it('takes signs of its own language as what they are', async () => {
    expect(await find('%%')).toEqual([]);
    expect(await find("'; drop")).toEqual([]);
  });

  it('knows every noun that the palette knows', () => {
    expect(searched.map(({ noun }) => noun)).toEqual(
      expect.arrayContaining(['boat', 'user', 'booking', 'refund', 'payout', 'review', 'marina', 'incident']),
    );
  });
});

import type { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import type { CallName } from '#schemas/calls.ts';
import type { Boat, Review, User } from '#schemas/types.ts';
import { reviewedBoats } from '#server/reviews/reviewed-boats.ts';
import { ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { fingerprintOf, givenBoat, givenReview, givenUser, signedIn } from '#tests/support/server/rows.ts';

describeEngines('reviews', (engine) => {
  const running = useApp(engine);
  let token: string;
  let host: string;
  let boat: string;
  let review: string;

  beforeEach(async () => {
    ({ token } = await signedIn(running.db, 2));
    host = await givenUser(running.db);
    ({ id: boat } = await givenBoat(running.db, { userId: host, attributes: { model: 'Oceanis 38' } }));
    review = await givenReview(running.db, boat, { review: 4, content: 'Clean and quick.' });
  });

  const send = (name: CallName, request: object = {}): Promise<Answered> =>
    ask(running.app, name, { token, ...request });
  const update = (body: object = {}, extra: object = {}): Promise<Answered> =>
    send('updateReview', {
      params: { hostId: host },
      body: { reviewId: review, review: 2, content: 'Edited.', ...body },
      ...extra,
    });
  const remove = (hostId = host, reviewId = review): Promise<Answered> =>
    send('deleteReview', { params: { hostId, reviewId } });
  const stored = async (): Promise<Review[]> =>
    ((await send('getBoat', { params: { id: boat } })).envelope.data as Boat).reviews ?? [];

  it('§7 all reviews stand below their boats, which carry model and owner', async () => {
    const all = (await send('getAllReviews')).envelope.data as Boat[];
    const found = all.find(({ _id }) => _id === boat);
    expect(found).toMatchObject({
      _id: boat,
      model: 'Oceanis 38',
      user: { _id: host },
      reviews: [
        {
          _id: review,
          customer: { firstName: 'Anna', lastName: 'Keller' },
          review: 4,
          content: 'Clean and quick.',
          version: 1,
        },
      ],
    });
    expect(all.every(({ reviews }) => (reviews?.length ?? 0) > 0)).toBe(true);
  });

  it('§7 all reviews are sent some boats at a time, whatever is deleted meanwhile', async () => {
    const { db } = running;
    await db.query(sql`delete from reviews`);
    const boats = await Promise.all([1, 2, 3].map(() => givenBoat(db)));
    for (const [at, { id }] of boats.entries())
      for (const nth of [1, 2])
        await givenReview(db, id, { id: `${id}-${nth}`, date: `2026-0${3 - at}-0${nth}T00:00:00Z` });
    const [first = '', second = '', third = ''] = boats.map(({ id }) => id);
    const piecesWithout = async (id: string): Promise<string[]> => {
      const { text } = await reviewedBoats(db, 1);
      await db.query(sql`delete from reviews where boat_id = ${id}`);
      const pieces: string[] = [];
      for await (const piece of text as Readable) pieces.push(String(piece));
      return pieces;
    };
    const reviewsIn = (pieces: string[]): [unknown, unknown[]][] =>
      (JSON.parse(pieces.join('')) as Boat[]).map(({ _id, reviews = [] }) => [
        _id,
        reviews.map((one) => one._id),
      ]);
    const pieces = await piecesWithout(second);
    expect(pieces).toHaveLength(3);
    expect(reviewsIn(pieces)).toEqual([
      [first, [`${first}-2`, `${first}-1`]],
      [third, [`${third}-2`, `${third}-1`]],
    ]);
    expect(reviewsIn(await piecesWithout(third)).map(([id]) => id)).toEqual([first]);
    expect((await send('getAllReviews')).envelope.data).toHaveLength(1);
    await db.query(sql`delete from reviews`);
    expect((await send('getAllReviews')).envelope.data).toEqual([]);
  });

  it('§7 content and score are changed, and the average of the host follows', async () => {
    const { envelope } = await update({ review: 3.26 });
    expect(envelope.data).toMatchObject({ _id: review, review: 3.3, content: 'Edited.', version: 2 });
    expect(await stored()).toMatchObject([{ review: 3.3, content: 'Edited.', version: 2 }]);
    const owner = (await send('getUser', { params: { id: host } })).envelope.data as User;
    expect(owner).toMatchObject({ review: 3.3 });
  });

  it('§7 a review is deleted once', async () => {
    expect((await remove()).status).toBe(200);
    expect(await stored()).toEqual([]);
    const again = await remove();
    expect(again.status).toBe(404);
    expect(again.envelope).toEqual({
      flag: false,
      sort: 'review',
      error: 'This review does not exist any more.',
      text: { key: '{{label}} does not exist any more.', values: { label: 'This review' } },
    });
  });

  it('§7 a review of a boat of another host is none of this host', async () => {
    const other = await givenUser(running.db);
    const before = await fingerprintOf(running.db);
    expect((await remove(other)).status).toBe(404);
    expect((await update({}, { params: { hostId: other } })).status).toBe(404);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it.each([
    [{ review: 5.1 }, { review: 'Rating must be a number from 0 to 5.' }],
    [{ review: -1 }, { review: 'Rating must be a number from 0 to 5.' }],
    [{ review: '4' }, { review: 'Rating must be a number from 0 to 5.' }],
    [{ content: ' ' }, { content: 'Content must not be empty or consist only of spaces.' }],
    [{ customer: 'x' }, { customer: 'customer is not a field of this form.' }],
  ])('§5 refuses %j', async (body, errors) => {
    const { status, envelope } = await update(body);
    expect(status).toBe(422);
    expect(envelope.errors).toEqual(errors);
    expect(await stored()).toMatchObject([{ review: 4, version: 1 }]);
  });

  it('answers 412 with the newer review when somebody else was first', async () => {
    await update();
    const late = await update({ content: 'Later' }, { headers: { 'if-match': '"1"' } });
    expect(late.status).toBe(412);
    expect(late.envelope.data).toMatchObject({ _id: review, content: 'Edited.', version: 2 });
  });

  it('reliability: a change leaves one audit entry, and alerts for the review and its boat', async () => {
    await remove();
    const entries = await running.db.query(
      sql`select action, before->>'content' as was, after from audits where entity = 'review' and entity_id = ${review}`,
    );
    expect(entries).toEqual([{ action: 'deleteReview', was: 'Clean and quick.', after: null }]);
    const alerts = await running.db.query(
      sql`select payload->>'entity' as entity, payload->>'id' as id from alerts order by number desc limit 2`,
    );
    expect(alerts).toEqual([
      { entity: 'boat', id: boat },
      { entity: 'review', id: review },
    ]);
  });
});

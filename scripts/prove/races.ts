// Two who decide at the same moment, and many who change one row at once: each on an instance of its own where there are two.
import sql from 'sql-template-tag';
import type { Boat } from '#schemas/types.ts';
import { boatInfo, givenBoat, givenBooking, signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import type { Result } from './report.ts';
import type { Product, Stage } from './stage.ts';

const AT_ONCE = 10;
const PEOPLE = 4;

/** Two instances on PostgreSQL; on the embedded database the same one twice. */
async function startTwo(stage: Stage): Promise<[Product, Product]> {
  const first = await stage.start();
  return [first, stage.engine === 'embedded' ? first : await stage.start()];
}

const stopAll = async (products: Product[]): Promise<void> => {
  for (const product of new Set(products)) await product.stop();
};

/** Confirm ∥ cancel of fresh bookings with the version both saw. */
export async function decisions(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const tokens = await stage.withRows(async (db) => [
    (await signedIn(db)).token,
    (await signedIn(db, 2)).token,
  ]);

  async function decide(products: Product[], id: string): Promise<(number | undefined)[]> {
    const answers = [2, 1].map((value, at) =>
      ask(products[at]?.url ?? '', 'setBookingStatus', {
        params: { id },
        body: { value },
        headers: { 'if-match': '"1"' },
        token: tokens[at],
      }),
    );
    return (await Promise.all(answers)).map((answer) => answer?.status);
  }

  return async (count) => {
    const bookings = await stage.withRows(async (db) => {
      const boat = await givenBoat(db);
      const given = [];
      for (let index = 0; index < count; index += 1) given.push(await givenBooking(db, boat));
      return given;
    });
    const products = await startTwo(stage);
    const wrong: string[] = [];
    for (let at = 0; at < count; at += AT_ONCE)
      await Promise.all(
        bookings.slice(at, at + AT_ONCE).map(async ({ id }) => {
          const statuses = (await decide(products, id)).sort();
          const isRight = statuses[0] === 200 && [409, 412].includes(statuses[1] ?? 0);
          if (!isRight) wrong.push(`a booking was decided with ${statuses.join(' and ')}`);
        }),
      );
    await stopAll(products);
    const told = await stage.withRows((db) =>
      db.query<{ audits: number; alerts: number }>(sql`
        select (select count(*) from audits where entity = 'booking' and entity_id = b._id) as audits,
          (select count(*) from alerts where audience = 'user:' || b.user_id)
            + (select count(*) from new_alerts where audience = 'user:' || b.user_id) as alerts
        from bookings b where b._id = any(${bookings.map(({ id }) => id)})`),
    );
    for (const { audits, alerts } of told)
      if (audits !== 1 || alerts !== 1) wrong.push(`a booking has ${audits} entries and ${alerts} alerts`);
    return { tried: count, wrong };
  };
}

/** Each reads a number, adds one and saves with the version it read: the number must count every save that was answered. */
export async function updates(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const { id, token } = await stage.withRows(async (db) => ({
    ...(await givenBoat(db, { attributes: { model: '0' } })),
    token: (await signedIn(db)).token,
  }));
  const products = await startTwo(stage);
  const read = async (url: string): Promise<Partial<Boat>> =>
    (await ask(url, 'getBoat', { params: { id }, token }))?.envelope.data ?? {};

  return async (count) => {
    const first = Number((await read(products[0].url)).model);
    let [saved, stale] = [0, 0];
    const wrong: string[] = [];
    const work = async (url: string): Promise<void> => {
      while (saved < count && wrong.length === 0) {
        const { model, version } = await read(url);
        const body = { ...boatInfo, model: String(Number(model) + 1) };
        const headers = { 'if-match': `"${version}"` };
        const answer = await ask(url, 'updateBoat', { params: { id }, body, headers, token });
        if (answer?.status === 200) saved += 1;
        else if (answer?.status === 412) stale += 1;
        else wrong.push(`a save was answered ${answer?.status}`);
      }
    };
    await Promise.all(Array.from({ length: PEOPLE }, (_, index) => work(products[index % 2 ? 1 : 0].url)));
    const last = Number((await read(products[0].url)).model);
    if (last - first !== saved) wrong.push(`${saved} saves were answered, ${last - first} are kept`);
    return { tried: saved, wrong, beside: { 'refused as stale': stale } };
  };
}

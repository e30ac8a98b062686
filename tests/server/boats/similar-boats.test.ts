// Similar boats are looked for by index, and are those that a look at every boat would choose.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Boat } from '#schemas/types.ts';
import { listSimilarBoats } from '#server/boats/similar-queries.ts';
import type { Database } from '#server/database/database.ts';
import { prepareLists } from '#server/jobs/list-indexes.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { withPlans } from '#tests/support/server/plans.ts';

const most = 4;
const boats = Array.from({ length: 3000 }, (_, n) => ({
  _id: `b${n}`,
  location1: `Marina ${n % 700}, ${['Croatia', 'Italy', 'Spain'][n % 3]}`,
  // The last type is that of one boat alone.
  ...(n % 50 === 1 ? {} : { boattype: n === 0 ? 9 : n % 8 }),
  ...(n % 11 === 0 ? {} : { size: 20 + ((n * 7) % 90) / 2 }),
}));
type One = Partial<(typeof boats)[number]>;

describeEngines('similar boats', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
    await db.query(sql`insert into users (_id, attributes) values ('u', '{}')`);
    await db.query(sql`
      insert into boats (_id, user_id, attributes)
      select boat ->> '_id', 'u', boat - '_id' from jsonb_array_elements(${JSON.stringify(boats)}::jsonb) boat`);
    await prepareLists(db);
    await db.script('analyze;');
  });
  afterAll(() => db.close());

  /** By looking at all of them. */
  function expected(location: string, to: One): (string | undefined)[] {
    const country = location.split(', ').at(-1) ?? '';
    const type = to.boattype;
    const isOfType = (boat: One): boolean => type !== undefined && boat.boattype === type;
    const rank = (boat: One): [number, number, number] => [
      boat.location1 === location ? 0 : 1,
      isOfType(boat) ? 0 : 1,
      boat.size === undefined ? Infinity : Math.abs(boat.size - (to.size ?? 0)),
    ];
    const compare = (one: One, two: One): number => {
      const [a, b] = [rank(one), rank(two)];
      const at = a.findIndex((value, index) => value !== b[index]);
      return at < 0 ? (String(one._id) < String(two._id) ? -1 : 1) : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
    };
    return boats
      .filter((one: One) => one._id !== to._id && (one.location1?.endsWith(country) || isOfType(one)))
      .toSorted(compare)
      .slice(0, most)
      .map(({ _id }) => _id);
  }

  async function similar(location: string, to: One): Promise<{ ids: string[]; plans: string }> {
    const { spy, plans } = withPlans(db);
    const text = await listSimilarBoats(spy, location, to as unknown as Boat, most);
    return { ids: (JSON.parse(text) as { _id: string }[]).map(({ _id }) => _id), plans: plans.join('\n') };
  }

  it.each([0, 1, 2, 7, 11, 51, 77, 1234, 2999])('are the same as by a look at every boat: %i', async (n) => {
    const boat: One = boats[n] ?? {};
    for (const location of [boat.location1 ?? '', 'Nowhere, Italy', 'Nowhere'])
      expect((await similar(location, boat)).ids, location).toEqual(expected(location, boat));
  });

  it.each([
    ['', 'Nowhere', 1234],
    [' where it has no type', 'Nowhere, Italy', 51],
  ])('are found without reading all boats%s', async (_, location, n) => {
    expect((await similar(location, boats[n] ?? {})).plans).not.toContain('Seq Scan on boats');
  });
});

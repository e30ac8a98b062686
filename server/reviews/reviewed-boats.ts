// §7 all reviews below their boats, some boats at a time: they are never in memory as a whole, and nobody waits for all of them.
import { Readable } from 'node:stream';
import type { Query } from '../database/database.ts';
import { Json } from '../http/json.ts';
import { countReviews, listReviewedBoats } from './queries.ts';

/** Reviews that are read and sent at a time; those of one boat stay together. */
const PORTION = 2000;

function portionsOf(boats: readonly { id: string; count: number }[], portion: number): string[][] {
  const portions: string[][] = [[]];
  let room = portion;
  for (const { id, count } of boats) {
    if (room <= 0) {
      portions.push([]);
      room = portion;
    }
    portions.at(-1)?.push(id);
    room -= count;
  }
  return portions;
}

/** Each piece is one character and whole rows: that is how they are masked. */
async function* piecesOf(db: Query, first: string, portions: readonly string[][]): AsyncGenerator<string> {
  yield `[${first}`;
  let isFirst = first === '';
  for (const ids of portions) {
    const rows = await listReviewedBoats(db, ids);
    // They may have been deleted meanwhile.
    if (rows === '') continue;
    yield isFirst ? ` ${rows}` : `,${rows}`;
    isFirst = false;
  }
  yield ']';
}

export async function reviewedBoats(db: Query, portion = PORTION): Promise<Json> {
  const [ids = [], ...others] = portionsOf(await countReviews(db), portion);
  const first = await listReviewedBoats(db, ids);
  if (others.length === 0) return new Json(`[${first}]`);
  return new Json(Readable.from(piecesOf(db, first, others)));
}

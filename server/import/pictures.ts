// What a cell says of a picture is judged as what a form says of it.
import type { CollectionName } from '#schemas/types.ts';
import type { Addressed } from '../collections/pictures.ts';
import type { Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { reasonOf, type Judged } from './row.ts';
import type { Target } from './target.ts';

export type JudgedRow = Judged & Partial<Pick<Addressed<object>, 'demandPictures'>>;

/** @param addressed the row as it is stored, with the question whether it may name its pictures */
export async function judgePictures(
  db: Query,
  { noun }: Target,
  judged: Judged,
  addressed: (row: object, name: CollectionName) => Addressed<object> | Promise<Addressed<object>>,
): Promise<JudgedRow> {
  if (noun === 'boat' || judged.reasons.length > 0) return judged;
  try {
    const { sent, demandPictures } = await addressed(judged.attributes, noun);
    await demandPictures(db);
    return { ...judged, attributes: { ...sent }, demandPictures };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { sort, text } = error.envelope;
    return { ...judged, reasons: [reasonOf(text ?? error.message, sort?.split('.')[0])] };
  }
}

// §7 catalogues by the names that their calls have there: each answers the whole list, its ids are numbers.
import type { FastifyInstance } from 'fastify';
import { meaningOf, specifiedCalls, type SpecifiedCall } from '#schemas/specified.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { CatalogueName, CollectionRow } from '#schemas/types.ts';
import type { FoundKind } from '../changes/change-row.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Json } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import { listCatalogue } from './catalogue-queries.ts';
import { dropRow, isAddition, saveRow, storedOf } from './change.ts';
import { removeIcon } from './icons.ts';
import { withAddresses } from './pictures.ts';
import { rowsOf } from './row-kind.ts';

type SaveCall = SpecifiedCall & { path: '/' };
type DeleteCall = SpecifiedCall & { path: '/{id}' };

/** Our ids are small numbers; whatever else is asked for is no row of ours. */
export function catalogueId(sent: unknown): string {
  const text = typeof sent === 'number' ? String(sent) : sent;
  if (typeof text === 'string' && /^\d{1,9}$/.test(text)) return String(Number(text));
  throw new Refusal(422, 'id', messages.refusal.invalid, { label: 'Id' });
}

/** The rows of a catalogue as these calls answer them. */
export const specifiedRows = (name: CatalogueName): FoundKind<CollectionRow> => ({
  ...rowsOf(name),
  answered: ({ created: _, ...row }) => ({ ...row, _id: Number(row._id), id: Number(row._id) }),
});

export function specifiedRoutes(app: FastifyInstance, { db, storage }: Context): void {
  const list = async (name: CatalogueName): Promise<Json> => new Json(await listCatalogue(db, name));

  for (const call of specifiedCalls) {
    const [name, meaning] = meaningOf(call);
    const rows = specifiedRows(name);
    if (meaning === 'list') answer(app, call, async () => ({ data: await list(name) }));
    if (meaning === 'delete')
      answer(app, call as DeleteCall, async ({ params, version, change }) => {
        const id = catalogueId(params.id);
        const before = await change((tx) => dropRow(tx, rows, { name, id, version }));
        await removeIcon(storage, name, before);
        return { data: await list(name) };
      });
    if (meaning === 'save' && !call.upload)
      answer(app, call as SaveCall, async (asked) => {
        const { body, session, version, change, request } = asked;
        const { id: key, ...fields } = body as { id: unknown };
        const { admin } = session;
        const { sent, demandPictures } = await withAddresses(storage, fields, { name, admin });
        const asks = { name, id: catalogueId(key), version, isAddition: isAddition(request) };
        const { id } = await change(async (tx) => {
          await demandPictures(tx);
          return saveRow(tx, rows, asks, (stored) => storedOf(name, { sent, stored, admin }));
        });
        return { data: await list(name), id: Number(id) };
      });
  }
}

// §7 a row of a catalogue that is sent with a picture, both as one form.
import type { FastifyInstance } from 'fastify';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { meaningOf, specifiedCalls, type SpecifiedCall } from '#schemas/specified.ts';
import type { CollectionRow } from '#schemas/types.ts';
import { demandWritable } from '../access/field-roles.ts';
import type { Photo } from '../files/photo.ts';
import { iconFolder, removePicture, withSavedPhoto } from '../files/saved-photo.ts';
import { receiveForm, type UploadCall } from '../files/uploads.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Json } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import { demandLookups } from '../platform/lookups.ts';
import { listCatalogue } from './catalogue-queries.ts';
import { isAddition, saveRow, schemaOf, storedOf, type RowChange } from './change.ts';
import { iconKey } from './icons.ts';
import { withAddresses } from './pictures.ts';
import { findRow } from './queries.ts';
import { catalogueId, specifiedRows } from './specified-routes.ts';

const { noPicture, busy } = messages.refusal;

type PictureCall = SpecifiedCall & UploadCall & { path: '/{id}' };

/** What is stored of what was sent, beside what is kept of the row as it was. */
type Fields = (stored: CollectionRow | undefined) => object;

/** Another row took the id while the picture was being put away. */
class IdTaken extends Refusal {
  readonly next: string;
  constructor(next: string) {
    super(409, 'id', busy);
    this.next = next;
  }
}

const ATTEMPTS = 5;

/** Saves the row; the fields are asked for with the row as it was and the id that it has now. */
type Save = (row: RowChange, fields: Parameters<typeof saveRow>[3]) => ReturnType<typeof saveRow>;

export function specifiedUploadRoutes(app: FastifyInstance, { db, storage }: Context): void {
  /** The picture is put away below the id of its row; when that id turns out to be taken, it is done again. */
  async function saveWithPicture(
    save: Save,
    row: RowChange,
    { fields, photo, keptAs }: { fields: Fields; photo: Photo; keptAs: string },
    attempts = ATTEMPTS,
  ): Promise<string> {
    const place = { folder: iconFolder, id: iconKey(row.name, row.id), what: keptAs };
    try {
      // Of a submit that is repeated, the id that its row has got.
      const { id, before } = await withSavedPhoto(storage, photo, place, (address) =>
        save(row, (stored, given) => {
          if (given !== row.id) throw new IdTaken(given);
          return { ...fields(stored), [keptAs]: address };
        }),
      );
      await removePicture(storage, place, (before as Record<string, unknown> | undefined)?.[keptAs]);
      return id;
    } catch (error) {
      if (!(error instanceof IdTaken) || attempts <= 1) throw error;
      return saveWithPicture(save, { ...row, id: error.next }, { fields, photo, keptAs }, attempts - 1);
    }
  }

  for (const call of specifiedCalls as readonly PictureCall[]) {
    const { keptAs } = call;
    if (keptAs === undefined) continue;
    const [name] = meaningOf(call);
    answer(app, call, async ({ params, session, version, change, request }) => {
      const { admin } = session;
      const row = { name, id: catalogueId(params.id), version, isAddition: isAddition(request) };
      const known = row.isAddition ? undefined : await findRow(db, name, row.id);
      const form = await receiveForm(request, call, limits.upload.iconSide);
      demandWritable(schemaOf(name), form.fields, admin);
      const { photo } = form;
      const { sent, demandPictures } = await withAddresses(storage, form.fields, { name, admin });
      const fields: Fields = (stored) => storedOf(name, { sent, stored, admin });
      // A title by itself keeps the picture; a new row has none to keep.
      if (!photo && !known) throw new Refusal(422, call.upload, noPicture);
      const save: Save = (at, attributes) =>
        change(async (tx) => {
          await demandLookups(tx, schemaOf(name), sent);
          await demandPictures(tx);
          return saveRow(tx, specifiedRows(name), at, attributes);
        });
      const id = photo
        ? await saveWithPicture(save, row, { fields, photo, keptAs })
        : (await save(row, fields)).id;
      return { data: new Json(await listCatalogue(db, name)), id: Number(id) };
    });
  }
}

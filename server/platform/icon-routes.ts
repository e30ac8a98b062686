// §7 accessories and allowed items: a title and an icon, sent as one form.
import type { FastifyInstance } from 'fastify';
import { calls, type CallName } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { forms } from '#schemas/generated/index.ts';
import type { CatalogueName, CatalogueRow } from '#schemas/types.ts';
import { demandWritable, fieldNames } from '../access/field-roles.ts';
import { withKept } from '../access/kept-fields.ts';
import type { Photo } from '../files/photo.ts';
import { iconFolder, removePicture, withSavedPhoto } from '../files/saved-photo.ts';
import { receiveForm } from '../files/uploads.ts';
import { answer, Json, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { catalogueId, isAddition, saveRow, type RowChange } from './catalogue-change.ts';
import { findCatalogueRow, listCatalogue } from './queries.ts';

const { noPicture, busy } = messages.refusal;

export const iconSaves = { setAccessory: 'accessories', setAllowed: 'allowes' } as const satisfies Partial<
  Record<CallName, CatalogueName>
>;

const schemas = { setAccessory: forms.accessory.schema, setAllowed: forms['allowed-item'].schema };

/** What is stored of what was sent, beside what is kept of the row as it was. */
type Fields = (stored: CatalogueRow | undefined) => object;

/** Another row took the id while the picture was being put away. */
class IdTaken extends Refusal {
  readonly next: number;
  constructor(next: number) {
    super(409, 'id', busy);
    this.next = next;
  }
}

const ATTEMPTS = 5;

export function catalogueIconRoutes(app: FastifyInstance, { db, transact, storage }: Context): void {
  const keyOf = ({ catalogue, id }: RowChange): string => `${catalogue}-${id}`;

  async function save(adminId: string, row: RowChange, fields: Fields): Promise<number> {
    const { id } = await transact(adminId, (tx) => saveRow(tx, row, fields));
    return id;
  }

  /** The picture is put away below the id of its row; when that id turns out to be taken, it is done again. */
  async function saveWithIcon(
    adminId: string,
    row: RowChange,
    { fields, photo }: { fields: Fields; photo: Photo },
    attempts = ATTEMPTS,
  ): Promise<number> {
    const place = { folder: iconFolder, id: keyOf(row), what: 'icon' };
    try {
      const { before } = await withSavedPhoto(storage, photo, place, (icon) =>
        transact(adminId, (tx) =>
          saveRow(tx, row, (stored, id) => {
            if (id !== row.id) throw new IdTaken(id);
            return { ...fields(stored), icon };
          }),
        ),
      );
      await removePicture(storage, place, before?.icon);
      return row.id;
    } catch (error) {
      if (!(error instanceof IdTaken) || attempts <= 1) throw error;
      return saveWithIcon(adminId, { ...row, id: error.next }, { fields, photo }, attempts - 1);
    }
  }

  for (const name of Object.keys(iconSaves) as (keyof typeof iconSaves)[]) {
    const call = calls[name];
    const catalogue = iconSaves[name];
    const schema = schemas[name];
    answer(app, call, async ({ params, session, version, request }: Asked<typeof call>) => {
      const row = {
        catalogue,
        id: catalogueId(params.id),
        version,
        isAddition: isAddition(request),
        keys: fieldNames(schema),
      };
      const known = row.isAddition ? undefined : await findCatalogueRow(db, catalogue, row.id);
      const { photo, fields: sent } = await receiveForm(request, call, limits.upload.iconSide);
      const { admin } = session;
      demandWritable(schema, sent, admin);
      await app.demandLookups(schema, sent);
      const fields: Fields = (stored) => withKept(schema, { sent, stored, admin, entity: 'catalogue-row' });
      const adminId = String(admin._id);
      // A title by itself keeps the icon; a new row has none to keep.
      if (!photo && !known) throw new Refusal(422, 'photo', noPicture);
      const id = photo
        ? await saveWithIcon(adminId, row, { fields, photo })
        : await save(adminId, row, fields);
      return { data: new Json(await listCatalogue(db, catalogue)), id };
    });
  }
}

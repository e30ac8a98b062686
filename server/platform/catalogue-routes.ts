// §7 platform data: catalogues and lookup lists, one row of this table each.
import type { FastifyInstance } from 'fastify';
import { calls, type CallName } from '#schemas/calls.ts';
import { forms } from '#schemas/generated/index.ts';
import type { CatalogueName } from '#schemas/types.ts';
import { fieldNames } from '../access/field-roles.ts';
import { withKept } from '../access/kept-fields.ts';
import { iconFolder, removePicture } from '../files/saved-photo.ts';
import { answer, Json, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { catalogueId, deleteRow, isAddition, saveRow } from './catalogue-change.ts';
import { listCatalogue } from './queries.ts';

export const lists = {
  getBoatTypes: 'boattypes',
  getBoatBrands: 'boatbrands',
  getAccessories: 'accessories',
  getAllowed: 'allowes',
  getEngineCounts: 'enginecount',
  getBathroomCounts: 'bathroomcount',
  getCabinCounts: 'cabinscount',
  getCapacities: 'capacity',
  getPowers: 'powers',
  getLocationTypes: 'locationtype',
  getRefundReasons: 'refundreasons',
} as const satisfies Partial<Record<CallName, CatalogueName>>;

export const saves = { addBoatType: 'boattypes', addBoatBrand: 'boatbrands' } as const satisfies Partial<
  Record<CallName, CatalogueName>
>;

export const deletes = {
  deleteBoatType: 'boattypes',
  deleteBoatBrand: 'boatbrands',
  deleteAccessory: 'accessories',
  deleteAllowed: 'allowes',
} as const satisfies Partial<Record<CallName, CatalogueName>>;

const keysOf = <Table extends object>(table: Table): (keyof Table)[] => Object.keys(table) as (keyof Table)[];

export function catalogueRoutes(app: FastifyInstance, { db, transact, storage }: Context): void {
  for (const name of keysOf(lists))
    answer(app, calls[name], async () => ({ data: new Json(await listCatalogue(db, lists[name])) }));

  for (const name of keysOf(saves)) {
    const catalogue = saves[name];
    const call = calls[name];
    const { schema } = forms[call.body];
    answer(app, call, async ({ body, session, version, request }: Asked<(typeof calls)[typeof name]>) => {
      const row = {
        catalogue,
        id: catalogueId(body.id),
        version,
        isAddition: isAddition(request),
        keys: fieldNames(schema).filter((key) => key !== 'id'),
      };
      const { id: _, ...sent } = body;
      const { id } = await transact(String(session.admin._id), (tx) =>
        saveRow(tx, row, (stored) =>
          withKept(schema, { sent, stored, admin: session.admin, entity: 'catalogue-row' }),
        ),
      );
      return { data: new Json(await listCatalogue(db, catalogue)), id };
    });
  }

  for (const name of keysOf(deletes)) {
    const catalogue = deletes[name];
    answer(app, calls[name], async ({ params, session, version }: Asked<(typeof calls)[typeof name]>) => {
      const id = catalogueId(params.id);
      const { icon } = await transact(String(session.admin._id), (tx) =>
        deleteRow(tx, { catalogue, id, version }),
      );
      await removePicture(storage, { folder: iconFolder, id: `${catalogue}-${id}` }, icon);
      return { data: new Json(await listCatalogue(db, catalogue)) };
    });
  }
}

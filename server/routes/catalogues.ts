// §7 platform data: catalogues and lookup lists, one row of this table each.
import type { FastifyInstance } from 'fastify';
import { calls, type CallName } from '#schemas/calls.ts';
import type { CatalogueName } from '#schemas/types.ts';
import type { Context } from '../context.ts';
import { answer, Json } from '../plugins/calls.ts';
import { listCatalogue } from '../queries/catalogues.ts';

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
} as const satisfies Partial<Record<CallName, CatalogueName>>;

export function catalogueRoutes(app: FastifyInstance, { db }: Context): void {
  for (const name of Object.keys(lists) as (keyof typeof lists)[])
    answer(app, calls[name], async () => ({ data: new Json(await listCatalogue(db, lists[name])) }));
}

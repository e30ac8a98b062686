import sql from 'sql-template-tag';
import type { PlanForm } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

/** Changes a plan of a boat; false when the boat has no plan of that id. */
export async function updatePlan(db: Query, boatId: string, id: string, plan: PlanForm): Promise<boolean> {
  const rows = await db.query(sql`
    update plans set attributes = ${asJson(plan)} where boat_id = ${boatId} and _id = ${id} returning _id`);
  return rows.length > 0;
}

export async function insertPlan(db: Query, boatId: string, id: string, plan: PlanForm): Promise<void> {
  await db.query(sql`
    insert into plans (_id, boat_id, attributes) values (${id}, ${boatId}, ${asJson(plan)})`);
}

export async function deletePlan(db: Query, boatId: string, id: string): Promise<boolean> {
  const rows = await db.query(sql`delete from plans where boat_id = ${boatId} and _id = ${id} returning _id`);
  return rows.length > 0;
}

/** The boat's price is that of its cheapest plan; without plans it keeps the one it has. */
export async function setPriceFromPlans(db: Query, boatId: string): Promise<void> {
  await db.query(sql`
    update boats set version = version + 1, price = coalesce(
      (select min((p.attributes->>'price')::numeric) from plans p where p.boat_id = boats._id), price)
    where _id = ${boatId}`);
}

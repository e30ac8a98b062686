// Rows that the marketplace's own services report.
import sql from 'sql-template-tag';
import type { ReportedBookingBody } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

/** @returns whether the id was free */
export async function insertReportedBoat(
  db: Query,
  id: string,
  hostId: string,
  attributes: object,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into boats (_id, user_id, attributes) values (${id}, ${hostId}, ${asJson(attributes)})
    on conflict do nothing returning _id`);
  return rows.length > 0;
}

/** A booking with the host of its boat. @returns whether the id was free */
export async function insertReportedBooking(
  db: Query,
  id: string,
  guestId: string,
  { boatId, date, attributes }: Pick<ReportedBookingBody, 'boatId' | 'date'> & { attributes: object },
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into bookings (_id, boat_id, user_id, host_id, date, attributes)
    select ${id}, b._id, ${guestId}, b.user_id, ${date}, ${asJson(attributes)} from boats b where b._id = ${String(boatId)}
    on conflict do nothing returning _id`);
  return rows.length > 0;
}

export async function addToBooking(db: Query, id: string, attributes: object): Promise<void> {
  await db.query(sql`
    update bookings set attributes = attributes || ${asJson(attributes)}, version = version + 1 where _id = ${id}`);
}

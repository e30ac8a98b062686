import sql from 'sql-template-tag';
import type { Query } from './database.ts';

/** The numbers of the advisory locks by which instances take turns. That of the alerts is written into migrations. */
export const turns = {
  migrations: 7_218_355,
  alerts: 7_218_356,
  indexes: 7_218_357,
  firstRows: 7_218_358,
  money: 7_218_359,
} as const;

/** Waits until nobody else is at it; the turn ends with the transaction. */
export async function takeTurn(tx: Query, turn: keyof typeof turns): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${turns[turn]}::int8)`);
}

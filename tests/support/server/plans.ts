// How the database would answer: the plans of the statements that are asked through a spy.
import { Sql } from 'sql-template-tag';
import type { Database } from '#server/database/database.ts';

/** A database that answers as `db` does, and the lines of the plan of each statement it was asked. */
export function withPlans(db: Database): { spy: Database; plans: string[] } {
  const plans: string[] = [];
  const query = async <Row>(asked: Sql): Promise<Row[]> => {
    const [first = '', ...rest] = asked.strings;
    const lines = await db.query<Record<string, string>>(
      new Sql([`explain ${first}`, ...rest], asked.values),
    );
    plans.push(...lines.map((line) => line['QUERY PLAN'] ?? ''));
    return db.query<Row>(asked);
  };
  return { spy: { ...db, query }, plans };
}

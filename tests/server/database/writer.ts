// A process of its own for tests that kill it: commits one row after the other and prints the number of each.
import sql from 'sql-template-tag';
import { openDatabase } from '#server/database/open.ts';
import { StartError } from '#server/env.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);

try {
  const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  await database.script('create table if not exists written (number int primary key)');
  const [last] = await database.query<{ number: number }>(
    sql`select coalesce(max(number), 0) as number from written`,
  );
  for (let number = (last?.number ?? 0) + 1; ; number += 1) {
    await database.transaction((tx) => tx.query(sql`insert into written values (${number})`));
    process.stdout.write(`${number}\n`);
  }
} catch (error) {
  process.stderr.write(error instanceof StartError ? error.message : String(error));
  process.exit(1);
}

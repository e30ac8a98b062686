// The server as a process of its own: filled with boats, listening on loopback, telling its CPU time when asked.
import sql from 'sql-template-tag';
import { realtimeEvent, type Order, type Ready } from './product-messages.ts';
import { build } from '#server/app.ts';
import { transactions } from '#server/changes/transaction.ts';
import { seedCatalogues } from '#server/database/catalogues.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { openSession } from '#server/access/sessions.ts';
import { insertAdmin } from '#server/admins/queries.ts';
import { insertBoats } from './boat-rows.ts';

const env = readEnv({ ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
const db = await openDatabase({
  ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
  dataDir: env.DATA_DIR,
});
await migrate(db);
await seedCatalogues(db);
const admin = { _id: 'bench', firstName: 'Ada', lastName: 'Bench', email: 'ada@bench.example', role: 1 };
await insertAdmin(db, { ...admin, passwordHash: '-' });
await insertBoats(db, Number(process.env.BENCH_BOATS));
const token = await openSession(db, admin._id, false);
const app = await build({ db, env });
await app.listen({ port: 0, host: env.HOST });
const change = transactions(db, () => app.deliverAlerts());
const { port } = app.server.address() as { port: number };

async function obey(order: Order): Promise<unknown> {
  if (order.do === 'alert') {
    const payload = { message: 'A new boat was submitted.' };
    await change(admin._id, async (tx) => tx.alert({ event: realtimeEvent, audience: 'admins', payload }));
  } else if (order.do === 'change') {
    await change(admin._id, async (tx) => {
      await tx.query(sql`update boats set version = version + 1 where _id = ${order.boat}`);
      const payload = { entity: 'boat', id: order.boat, version: 0 };
      tx.alert({ event: 'changed', audience: 'admins', payload });
    });
  }
  const { user, system } = process.cpuUsage();
  return { number: order.number, cpu: user + system };
}

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.(answer)));
process.on('disconnect', () => {
  void app
    .close()
    .then(() => db.close())
    .finally(() => process.exit(0));
});
process.send?.({ url: `http://127.0.0.1:${port}`, token, admin } satisfies Ready);

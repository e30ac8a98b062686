// The server as a process of its own, filled with boats; with FLOOR also the hand-written page and its boats from memory.
import Fastify from 'fastify';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { openSession } from '#server/access/sessions.ts';
import { insertAdmin } from '#server/admins/queries.ts';
import { build } from '#server/app.ts';
import { transactions } from '#server/changes/transaction.ts';
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { client } from '#server/http/client.ts';
import { insertBoats } from './boat-rows.ts';
import type { Ready } from './servers.ts';

const { BOATS, FLOOR, ...given } = process.env;
const env = readEnv({ ...given, LOG_LEVEL: 'silent' });
const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
await migrate(db);
await seedCatalogues(db);
const admin = { _id: 'bench', firstName: 'Ada', lastName: 'Bench', email: 'ada@bench.example', role: 1 };
await insertAdmin(db, { ...admin, passwordHash: '-' });
await insertBoats(db, Number(BOATS));
const token = await openSession(db, admin._id, false);
const app = await build({ db, env });
const url = await app.listen({ port: 0, host: env.HOST });

async function serveFloor(dist: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  const { rawPayload } = await app.inject({ url: '/api/admin/boats/getAllboats', headers });
  const answer = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const floor = Fastify();
  await floor.register(client, { env, dist });
  floor.get('/boats.json', (_request, reply) => reply.headers(answer).send(rawPayload));
  return floor.listen({ port: 0, host: env.HOST });
}

const transact = transactions(db, () => app.deliverAlerts());
const event = realtime.listen.newBoat;
const payload = { message: 'A new boat was submitted.' };
const alert = () => transact(null, async (tx) => tx.alert({ event, audience: 'admins', payload }));

process.on('message', (order) => {
  const done = order === 'alert' ? alert() : Promise.resolve();
  void done.then(() => process.send?.(process.cpuUsage()));
});
process.on('disconnect', () => void app.close().then(() => db.close().then(() => process.exit())));
process.send?.({ url, floor: FLOOR ? await serveFloor(FLOOR) : '', token, admin } satisfies Ready);

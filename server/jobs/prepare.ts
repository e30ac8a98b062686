// Brings a database to where the server can run on it: tables, catalogues, the first admin, demo data.
import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '../access/passwords.ts';
import { hasAdmins, insertAdmin } from '../admins/queries.ts';
import { hasBoats } from '../boats/queries.ts';
import { prepareCollections, seedCollections } from '../collections/prepare.ts';
import { seedCatalogues } from '../database/catalogues.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { seedMoney } from '../demo/money.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Env } from '../env.ts';
import { openStorage } from '../files/open-storage.ts';
import { openMissingPayouts } from '../payouts/ledger.ts';
import { settingOr } from '../platform/queries.ts';
import { prepareLists } from './list-indexes.ts';

async function createFirstAdmin(db: Database, env: Env): Promise<void> {
  const password = env.ADMIN_PASSWORD ?? randomBytes(16).toString('base64url');
  const passwordHash = await hashPassword(password);
  await insertAdmin(db, {
    _id: randomUUID(),
    firstName: 'Admin',
    lastName: '',
    email: env.ADMIN_EMAIL,
    role: 1,
    passwordHash,
  });
  console.log(`First admin: ${env.ADMIN_EMAIL}`);
  if (!env.ADMIN_PASSWORD) console.log(`Password (shown this once): ${password}`);
}

/** Safe to run at every start, and by several instances at once. */
export async function prepare(db: Database, env: Env): Promise<void> {
  await migrate(db);
  await seedCatalogues(db);
  for (const sentence of [...(await prepareCollections(db)), ...(await prepareLists(db))])
    console.log(sentence);
  const isNew = !(await hasAdmins(db));
  const wanted = env.DEMO_DATA ?? (db.engine === 'embedded' && isNew ? 'on' : 'off');
  // Before the admin: a start that is interrupted here begins again with a database that still counts as new.
  const isDemo = wanted === 'on' && !(await hasBoats(db));
  if (isDemo) await seedDemo({ db, storage: openStorage(env), now: new Date() });
  if (isNew) await createFirstAdmin(db, env);
  // A demonstration stays one: a collection that is added to it later has its demo rows too.
  if (await settingOr(db, 'isDemo', isDemo)) await seedCollections(db);
  await openMissingPayouts(db);
  if (isDemo) await seedMoney(db, new Date());
}

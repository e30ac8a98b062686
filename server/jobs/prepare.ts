// Brings a database to where the server can run on it: tables, catalogues, the first admin, demo data.
import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '../access/passwords.ts';
import { fullAccess } from '../access/permissions.ts';
import { hasAdmins, insertAdmin } from '../admins/queries.ts';
import { hasBoats } from '../boats/queries.ts';
import { prepareCollections, seedCollections } from '../collections/prepare.ts';
import { seedCatalogues } from '../collections/seed-catalogues.ts';
import type { Database, Query } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { takeTurn } from '../database/turns.ts';
import { makeMarketplace } from '../demo/marketplace.ts';
import { seedMoney } from '../demo/money.ts';
import { copyPictures } from '../demo/pictures.ts';
import { insertMarketplace } from '../demo/seed.ts';
import type { Env } from '../env.ts';
import { openStorage } from '../files/open-storage.ts';
import { openMissingPayouts } from '../payouts/ledger.ts';
import { settingOr } from '../platform/setting-queries.ts';
import { prepareLists } from './list-indexes.ts';

/** @returns its password */
async function createFirstAdmin(tx: Query, env: Env): Promise<string> {
  const password = env.ADMIN_PASSWORD ?? randomBytes(16).toString('base64url');
  await insertAdmin(tx, {
    _id: randomUUID(),
    firstName: 'Admin',
    lastName: '',
    email: env.ADMIN_EMAIL,
    role: fullAccess,
    passwordHash: await hashPassword(password),
  });
  return password;
}

async function wantsDemo(db: Query, { DEMO_DATA }: Env, { engine }: Database): Promise<boolean> {
  const wanted = DEMO_DATA ?? (engine === 'embedded' && !(await hasAdmins(db)) ? 'on' : 'off');
  return wanted === 'on' && !(await hasBoats(db));
}

interface FirstRows {
  /** Whether it began with the rows of the demo, now or at an earlier start. */
  isDemo: boolean;
  /** Whether money belongs to it: to one that an older version began belongs what staff have done with it since. */
  hasMoney: boolean;
  /** That of the first admin, if it was made now. */
  password?: string;
}

/**
 * The first admin and the rows of the demo, together: a start that is interrupted begins again with a database that still
 * counts as new, and of instances that start at once the first one stores them.
 */
async function storeFirstRows(db: Database, env: Env): Promise<FirstRows> {
  // Pictures come first, so that no row ever names a missing file.
  if (await wantsDemo(db, env, db)) await copyPictures(openStorage(env));
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'firstRows');
    const isSeeded = await wantsDemo(tx, env, db);
    if (isSeeded) await insertMarketplace(tx, makeMarketplace(new Date()));
    const admin = (await hasAdmins(tx)) ? {} : { password: await createFirstAdmin(tx, env) };
    const isDemo = await settingOr(tx, 'isDemo', isSeeded);
    return { isDemo, hasMoney: await settingOr(tx, 'demoHasMoney', isSeeded), ...admin };
  });
}

/** Safe to run at every start, and by several instances at once. */
export async function prepare(db: Database, env: Env): Promise<void> {
  await migrate(db);
  const told = [
    ...(await seedCatalogues(db)),
    ...(await prepareCollections(db)),
    ...(await prepareLists(db)),
  ];
  for (const sentence of told) console.log(sentence);
  const { isDemo, hasMoney, password } = await storeFirstRows(db, env);
  if (password !== undefined) {
    console.log(`First admin: ${env.ADMIN_EMAIL}`);
    if (!env.ADMIN_PASSWORD) console.log(`Password (shown this once): ${password}`);
  }
  // A demonstration stays one: a collection that is added to it later has its demo rows too.
  if (isDemo) await seedCollections(db);
  await openMissingPayouts(db);
  // A start that was interrupted before this has left it to the next one.
  if (hasMoney) await seedMoney(db, new Date());
}

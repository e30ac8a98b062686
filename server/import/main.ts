// `npm run import`: brings a CSV of boats into the database of the environment.
import { seedCatalogues } from '../collections/seed-catalogues.ts';
import type { Database } from '../database/database.ts';
import { classifyFailure } from '../database/failures.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { readEnv, StartError, type Env } from '../env.ts';
import { readMap } from './map.ts';
import { readCommandLine, sizeOf } from './options.ts';
import { say, showProgress } from './progress.ts';
import { readRows } from './rows.ts';
import { importFile } from './run.ts';

const REASONS_SHOWN = 20;

async function open({ DATABASE_URL, DATA_DIR }: Env): Promise<Database> {
  if (DATABASE_URL) return openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    return await openDatabase({ dataDir: DATA_DIR });
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new StartError(
      `${cause.message} A PostgreSQL server (DATABASE_URL) can be imported into while the product runs.`,
      { cause },
    );
  }
}

async function run(): Promise<void> {
  const { file, map: mapFile, refused, dryRun } = readCommandLine(process.argv.slice(2));
  const size = await sizeOf(file);
  const map = await readMap(mapFile);
  const source = await readRows(file, map);
  const db = await open(readEnv(process.env));
  const start = Date.now();
  const progress = showProgress(size);
  try {
    await migrate(db);
    for (const sentence of await seedCatalogues(db)) console.log(sentence);
    const { update: onProgress } = progress;
    const imported = await importFile(db, { source, map, refused, dryRun, onProgress });
    progress.stop();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(
      `${say(imported)}, in ${seconds} s.${dryRun ? ' Nothing was stored: this was a dry run.' : ''}`,
    );
    if (imported.refused > 0) console.log(`The refused rows with their reasons: ${refused}`);
    for (const [kind, count] of imported.reasons.slice(0, REASONS_SHOWN))
      console.log(`${String(count).padStart(8)}  ${kind}`);
  } finally {
    progress.stop();
    await db.close();
  }
}

/** The sentence for a person who can act on the error; everything else is a defect, and is shown whole. */
function sentenceFor(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const failure = classifyFailure(error);
  if (failure !== 'unavailable' && failure !== 'full') throw error;
  const what = failure === 'full' ? 'the disk of the database is full' : 'the database cannot be reached';
  return `The import stopped because ${what}; what is stored stays, so mend that and run it again.`;
}

try {
  await run();
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}

// Where a proof plays: a database of its own, and the built product on it as processes of their own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { startPostgresql, type PostgresqlServer } from '#tests/support/server/postgresql.ts';
import { startProcess, type ServerProcess } from '#tests/support/server/process.ts';

export const engines = ['embedded', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

export interface Product extends ServerProcess {
  url: string;
  /** Ends it at once, with kill -9. */
  kill: () => Promise<void>;
  /** Ends it as an operator does. */
  stop: () => Promise<void>;
}

/** The secret of the marketplace's own services. */
export const marketplaceToken = 'the-marketplace-of-the-proof';
export const operatorToken = 'the-operator-of-the-proof';

export class Stage {
  private readonly products = new Set<Product>();
  private readonly closers: (() => unknown)[] = [];
  readonly engine: Engine;
  readonly folder: string;
  readonly postgresql: PostgresqlServer | undefined;
  private constructor(engine: Engine, folder: string, postgresql: PostgresqlServer | undefined) {
    this.engine = engine;
    this.folder = folder;
    this.postgresql = postgresql;
  }

  /** @returns undefined where PostgreSQL is wanted and not installed */
  static async open(engine: Engine): Promise<Stage | undefined> {
    const postgresql = engine === 'PostgreSQL' ? await startPostgresql() : undefined;
    if (engine === 'PostgreSQL' && !postgresql) return undefined;
    const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-prove-'));
    const stage = new Stage(engine, folder, postgresql);
    await stage.withRows(async (db) => {
      await migrate(db);
      await seedCatalogues(db);
    });
    return stage;
  }

  get databaseUrl(): string | undefined {
    return this.postgresql?.url;
  }

  get dataDir(): string {
    return join(this.folder, 'data');
  }

  /** Works on the database directly; nothing else may run on the embedded one meanwhile. */
  async withRows<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const { databaseUrl, dataDir } = this;
    const db = await openDatabase({ databaseUrl, dataDir });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  async start(variables: NodeJS.ProcessEnv = {}): Promise<Product> {
    const started = startProcess({
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.databaseUrl ?? '',
      MARKETPLACE_TOKEN: marketplaceToken,
      OPERATOR_TOKEN: operatorToken,
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0',
      ...variables,
    });
    const end = (signal: NodeJS.Signals) => async (): Promise<void> => {
      started.child.kill(signal);
      await started.ended;
      this.products.delete(product);
    };
    const url = await started.ready;
    const product: Product = { ...started, url, kill: end('SIGKILL'), stop: end('SIGTERM') };
    this.products.add(product);
    return product;
  }

  /** What else is to be ended. */
  onClose(close: () => unknown): void {
    this.closers.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.closers) await close();
    for (const product of this.products) await product.kill();
    await this.postgresql?.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Cuts every connection to the database but the one that cuts. @returns how many */
export async function cutConnections(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rowCount ?? 0;
}

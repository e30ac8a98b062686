// What routes are given: where rows are, how they are changed, and the environment.
import type { Transact } from '../changes/transaction.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Storage } from '../files/storage.ts';

export interface Context {
  db: Database;
  env: Env;
  transact: Transact;
  /** Where pictures are kept. */
  storage: Storage;
  /** Makes the link of a private picture valid for a while. */
  signLink: (path: string) => string;
}

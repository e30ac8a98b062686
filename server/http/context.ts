// What routes are given: where rows and pictures are, and the environment. Rows are changed by `change`, which each handler has.
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Storage } from '../files/storage.ts';

export interface Context {
  db: Database;
  env: Env;
  /** Where pictures are kept. */
  storage: Storage;
  /** Makes the link of a private picture valid for a while. */
  signLink: (path: string) => string;
}

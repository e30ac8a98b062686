import { asyncScope } from './async-scope.ts';

const scopes = asyncScope<{ database: object; isOpen: boolean }>();

/** Runs the body of a transaction so that `refuseInTransaction` notices a statement that goes beside it. */
export async function inTransaction<T>(database: object, work: () => Promise<T>): Promise<T> {
  const scope = { database, isOpen: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.isOpen = false;
  }
}

/** Throws where waiting would never end: a statement beside the transaction that is running it. */
export function refuseInTransaction(database: object): void {
  const scope = scopes.value();
  if (scope?.isOpen && scope.database === database)
    throw new Error('Inside of a transaction every statement must use its tx.');
}

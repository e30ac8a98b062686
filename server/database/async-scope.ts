// A value that follows a piece of work through its promises, for as long as the work runs.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface AsyncScope<T> {
  run: <R>(value: T, work: () => Promise<R>) => Promise<R>;
  /** The value of the work that asks; `undefined` outside, and after the last work of the scope has ended. */
  value: () => T | undefined;
}

/** Costs nothing while no work runs in it: Node follows each promise of the process as long as a storage is in use. */
export function asyncScope<T>(): AsyncScope<T> {
  const storage = new AsyncLocalStorage<T>();
  let inside = 0;
  return {
    value: () => storage.getStore(),
    run: async (value, work) => {
      inside += 1;
      try {
        return await storage.run(value, work);
      } finally {
        inside -= 1;
        if (inside === 0) storage.disable();
      }
    },
  };
}

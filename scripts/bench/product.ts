// Starts our server in a process of its own and talks to it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Obeyed, Order, Ready } from './product-messages.ts';

type Wish = Order extends infer One ? (One extends Order ? Omit<One, 'number'> : never) : never;

export interface Product extends Ready {
  boats: number;
  /** CPU time of the process so far, all its threads, in microseconds; after doing what is asked. */
  cpu: (wish?: Wish) => Promise<number>;
  /** A list call's path below the server, with the token in the headers. */
  get: (path: string) => Promise<string>;
  close: () => Promise<void>;
}

interface Wanted {
  boats: number;
  dataDir: string;
  databaseUrl?: string;
}

/** Starts a server with an empty database and fills it; on PostgreSQL in a database named after the number of boats. */
export async function startProduct({ boats, dataDir, databaseUrl }: Wanted): Promise<Product> {
  const child = fork(join(import.meta.dirname, 'product-process.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      BENCH_BOATS: String(boats),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (!first) throw new Error('The server of the bench did not start; what it said stands above.');
  const ready = first[0] as Ready;

  const waiting = new Map<number, (cpu: number) => void>();
  child.on('message', ({ number, cpu }: Obeyed) => waiting.get(number)?.(cpu));
  let orders = 0;
  return {
    ...ready,
    boats,
    cpu: (wish = { do: 'cpu' }) =>
      new Promise((resolve) => {
        orders += 1;
        waiting.set(orders, resolve);
        child.send({ ...wish, number: orders });
      }),
    get: async (path) => {
      const answer = await fetch(ready.url + path, { headers: { authorization: `Bearer ${ready.token}` } });
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
      return answer.text();
    },
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

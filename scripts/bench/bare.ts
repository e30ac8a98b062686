import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Bare {
  url: string;
  /** CPU time of the process so far in microseconds. */
  cpu: () => Promise<number>;
  close: () => Promise<void>;
}

/** Starts the bare server of the same bytes in a process of its own. */
export async function startBare(body: string): Promise<Bare> {
  const child = fork(join(import.meta.dirname, 'bare-process.ts'), [], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  child.send({ body });
  const [ready] = (await once(child, 'message')) as [{ url: string }];
  return {
    url: ready.url,
    cpu: async () => {
      child.send({});
      const [answer] = (await once(child, 'message')) as [{ cpu: number }];
      return answer.cpu;
    },
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}

import { Worker } from 'node:worker_threads';
import type { Answer, EmbeddedOptions, Request } from './embedded-messages.ts';
import { CONNECTION_FAILURE, StatementError } from './failures.ts';

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export interface EmbeddedConnection {
  readonly isLost: boolean;
  send(request: Request): Promise<Answer>;
}

/** Starts the thread of the embedded database and waits until it answers; rejects when the database cannot be opened. */
export async function connectEmbedded(options: EmbeddedOptions): Promise<EmbeddedConnection> {
  const thread = new Worker(new URL('./embedded-thread.mjs', import.meta.url), {
    workerData: options,
    execArgv: [],
  });
  // The thread answers strictly in the order it is asked.
  const waiting: Waiting[] = [];
  let isLost = false;

  function lose(cause?: unknown): void {
    isLost = true;
    const error = new StatementError('The embedded database has stopped.', CONNECTION_FAILURE, { cause });
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  thread.on('message', (answer: Answer) => {
    const next = waiting.shift();
    if (!answer.failure) next?.resolve(answer);
    else next?.reject(new StatementError(answer.failure.message, answer.failure.code, answer.failure));
  });
  thread.on('error', lose);
  thread.on('exit', () => lose());

  const connection: EmbeddedConnection = {
    get isLost() {
      return isLost;
    },
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (isLost) lose();
        else thread.postMessage(request);
      }),
  };
  await connection.send({ kind: 'script', text: '' });
  return connection;
}

// Asks the workshop's thread, which is started when it is needed, ended when nobody asks any more or it takes too long.
import { Worker } from 'node:worker_threads';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';
import type { Answer, Question, Questions, Request } from './messages.ts';

const { answerSeconds, idleSeconds } = limits.workshop;

export interface WorkerClient {
  /** @throws Refusal 422 when the thread takes too long, as a pattern may keep it busy, or the files as they are saved are wrong */
  ask<Name extends Question>(name: Name, asked: Questions[Name]['asked']): Promise<Questions[Name]['answer']>;
  close(): Promise<void>;
}

interface Thread {
  worker: Worker;
  /** It has read its modules: until then nothing it is asked can be what takes long. */
  isUp: boolean;
}

interface Waiting {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** @param dir the folder `schemas/` to read */
export function workerClient(dir: string): WorkerClient {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Runs while the thread is at work on the first that waits. */
  let watch: NodeJS.Timeout | undefined;
  const waiting: Waiting[] = [];

  function stop(): Promise<unknown> {
    clearTimeout(idle);
    clearTimeout(watch);
    watch = undefined;
    const ended = thread;
    thread = undefined;
    return ended?.worker.terminate() ?? Promise.resolve();
  }

  function end(reason: Error): Promise<unknown> {
    for (const { reject } of waiting.splice(0)) reject(reason);
    return stop();
  }

  /** The first that waits takes too long; another thread is asked what the others have asked. */
  function giveUpFirst(): void {
    void stop();
    waiting.shift()?.reject(new Refusal(422, 'texts', messages.workshop.checkSlow));
    if (waiting.length === 0) return;
    thread = start();
    for (const { request } of waiting) thread.worker.postMessage(request);
  }

  /** Gives the first that waits its time; the others have theirs when it is their turn. */
  function watchFirst(): void {
    clearTimeout(watch);
    const isAtWork = thread?.isUp === true && waiting.length > 0;
    watch = isAtWork ? setTimeout(giveUpFirst, answerSeconds * 1000) : undefined;
  }

  function start(): Thread {
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
      workerData: { dir },
      execArgv: [],
    });
    const started: Thread = { worker, isUp: false };
    worker.once('message', () => {
      started.isUp = true;
      watchFirst();
      // The thread answers in the order in which it is asked.
      worker.on('message', (answer: Answer) => {
        // What one that was ended has said last is nobody's answer.
        if (thread !== started) return;
        waiting.shift()?.resolve(answer);
        watchFirst();
      });
    });
    worker.on('error', (error) => {
      if (thread?.worker === worker) void end(error);
    });
    worker.unref();
    return started;
  }

  async function send(request: Request): Promise<Answer> {
    clearTimeout(idle);
    thread ??= start();
    const { worker } = thread;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        worker.postMessage(request);
        if (waiting.length === 1) watchFirst();
      });
    } finally {
      clearTimeout(idle);
      idle = setTimeout(() => void (waiting.length === 0 && stop()), idleSeconds * 1000).unref();
    }
  }

  return {
    async ask<Name extends Question>(name: Name, asked: Questions[Name]['asked']) {
      const answer = await send({ name, asked });
      if ('wrong' in answer) throw new Refusal(422, 'texts', answer.wrong);
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.answer;
    },
    close: async () => void (await end(new Error('The server is being closed.'))),
  };
}

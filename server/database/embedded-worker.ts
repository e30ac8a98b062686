// The thread of the embedded database: takes requests one after the other and answers in the same order.
import { parentPort, workerData } from 'node:worker_threads';
import { startEngine } from './embedded-engine.ts';
import { startEmbedded } from './embedded-files.ts';
import type { Answer, EmbeddedOptions, Request } from './embedded-messages.ts';
import { codeOf } from './failures.ts';
import { copyTree } from './synced-files.ts';

const IDLE_MS = 2_000;
const UPKEEP_EVERY = 2_000;

const port = parentPort;
if (!port) throw new Error('This module runs in a worker thread.');

const options = workerData as EmbeddedOptions;
const engine = startEngine(await startEmbedded(options));
let work = Promise.resolve();
let sinceUpkeep = 0;
let idle: NodeJS.Timeout | undefined;

port.on('message', (request: Request) => {
  work = work.then(() => serve(request));
});

async function serve(request: Request): Promise<void> {
  clearTimeout(idle);
  const answer = request.kind === 'copy' ? await copy(request.directory) : await engine.answer(request);
  port?.postMessage(answer);
  // What is not an error of a statement leaves the engine in an unknown state: its log is read again on a new start.
  if (engine.isBroken) process.exit(1);
  if (request.kind === 'close') {
    port?.close();
    return;
  }
  sinceUpkeep += 1;
  if (sinceUpkeep >= UPKEEP_EVERY) await keepUp();
  else idle = setTimeout(keepUpInTurn, IDLE_MS);
}

/** Nothing is written meanwhile: this thread is the only one that does. What a copy lacks stands in its log. */
async function copy(directory: string): Promise<Answer> {
  try {
    if (!options.directory) throw new Error('A database in memory has no files.');
    await engine.checkpoint();
    await copyTree(options.directory, directory);
    return {};
  } catch (error) {
    return { failure: { message: String(error), code: codeOf(error) } };
  }
}

function keepUpInTurn(): void {
  work = work.then(keepUp);
}

async function keepUp(): Promise<void> {
  sinceUpkeep = 0;
  await engine.keepUp();
}

// Preloaded into the server (`node --import`): stops it when the process that started it is gone, even by kill -9.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';
import { onOrphaned } from './parent.mjs';

if (isMainThread) onOrphaned(() => process.kill(process.pid, 'SIGTERM'));

// A worker thread does not inherit the loader that lets the main thread import TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');

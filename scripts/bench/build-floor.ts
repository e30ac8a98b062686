import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the hand-written page of floor/ into a folder and returns it. */
export async function buildFloor(outDir: string): Promise<string> {
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return outDir;
}

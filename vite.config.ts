import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './vite/chunks.ts';
import { liveSchemas } from './vite/live-schemas.ts';
import { plainHelp } from './vite/plain-help.ts';
import { precompress } from './vite/precompress.ts';
import { projects } from './vite/test-projects.ts';

const api = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  plugins: [react(), plainHelp(), liveSchemas(), precompress()],
  // One style sheet: all of it is smaller than the headers of its parts, and its order does not depend on what loads first.
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': api,
      '/images': api,
      '/private': api,
      '/config.json': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  test: { projects, attachmentsDir: 'node_modules/.cache/quarterdeck/attachments' },
});

import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { compiledAhead } from './vite/compiled-ahead.ts';
import { firstFiles } from './vite/first-files.ts';
import { firstPaint } from './vite/first-paint.ts';
import { helpPages } from './vite/help-pages.ts';
import { liveSchemas } from './vite/live-schemas.ts';
import { pageFiles } from './vite/page-files.ts';
import { plainHelp } from './vite/plain-help.ts';
import { projects } from './vite/test-projects.ts';

const api = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    plainHelp(),
    helpPages(),
    liveSchemas({ withApi: process.env.LIVE_API === 'on' }),
    firstPaint(),
    pageFiles(),
    compiledAhead(),
    // The page itself is left out: the server writes a fresh nonce into it for each answer.
    // Made for a build alone: it takes hold of what the process prints.
    command === 'build' && compression({ include: /\.(js|css|svg)$/, threshold: 1024, logLevel: 'silent' }),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: firstFiles } } },
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
}));

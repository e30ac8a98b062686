// `npm run dev`: the API server, restarted on a change, and Vite with hot reload in front of it.
import './node-version.mjs';
import { stay } from './child.mjs';
import { install } from './install.mjs';
import { main } from './progress.mjs';

await main(async () => {
  await install();
  stay(
    [
      ['node_modules/vite/bin/vite.js'],
      ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
    ],
    // The workshop may write the files that this serves.
    { SCHEMAS_DIR: 'schemas' },
  );
});

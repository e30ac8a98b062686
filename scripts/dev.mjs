// `npm run dev`: Vite with hot reload, and the API inside of it.
import './node-version.mjs';
import { stay } from './child.mjs';
import { install } from './install.mjs';
import { main } from './progress.mjs';

await main(async () => {
  await install();
  // Machines of collections are read as they are written, in TypeScript.
  stay(['--import', 'tsx', 'node_modules/vite/bin/vite.js', ...process.argv.slice(2)], {
    // The workshop may write the files that this serves.
    env: { SCHEMAS_DIR: 'schemas', LIVE_API: 'on' },
    // A page or a build that is open keeps no terminal.
    stopWithin: 10_000,
  });
});

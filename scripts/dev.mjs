// `npm run dev`: Vite with hot reload, and the API inside of it.
import './node-version.mjs';
import { stay } from './child.mjs';
import { install } from './install.mjs';
import { main } from './progress.mjs';

await main(async () => {
  await install();
  stay(
    // Machines of collections are read as they are written, in TypeScript.
    [['--import', 'tsx', 'node_modules/vite/bin/vite.js', ...process.argv.slice(2)]],
    // The workshop may write the files that this serves.
    { SCHEMAS_DIR: 'schemas', LIVE_API: 'on' },
  );
});

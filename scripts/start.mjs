// `npm start`: installs, generates and builds what is missing, then serves client and API.
import './node-version.mjs';
import { build } from './build.mjs';
import { stay } from './child.mjs';
import { install } from './install.mjs';
import { main } from './progress.mjs';

await main(async () => {
  await install();
  await build();
  stay(['--import', 'tsx', 'server/main.ts']);
});

// `npm run schemas` and others: installs what is missing, then stays with a program, ours or a package's.
import './node-version.mjs';
import process from 'node:process';
import { stay } from './child.mjs';
import { install } from './install.mjs';
import { main } from './progress.mjs';

await main(async () => {
  await install();
  stay(['--import', 'tsx', ...process.argv.slice(2)]);
});

// `npm run simulate`: plays hosts and guests against a running server, through the call of the marketplace's own services.
import process from 'node:process';
import { simulate } from './simulate/run.ts';
import { readOptions } from './simulate/options.ts';

try {
  await simulate(await readOptions(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

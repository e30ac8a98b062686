// `npm run simulate`: plays hosts and guests against a running server, through the call of the marketplace's own services.
import process from 'node:process';
import { simulate } from './simulate/run.ts';
import { readAsked, readOptions, usage } from './simulate/options.ts';

try {
  const args = process.argv.slice(2);
  if (readAsked(args).help) console.log(usage);
  else await simulate(await readOptions(args, process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

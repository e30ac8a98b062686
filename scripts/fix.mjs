// `npm run fix`: lets Oxlint and Oxfmt mend what they can.
import process from 'node:process';
import { run, runPackage } from './child.mjs';

const lint = await run(process.execPath, ['--import', 'tsx', 'node_modules/oxlint/bin/oxlint', '--fix']);
const format = await runPackage('oxfmt/bin/oxfmt', ['--write', '.']);
console.log([lint.output, format.output].filter(Boolean).join('\n').trim() || 'All files are in order.');
process.exitCode = lint.code || format.code;

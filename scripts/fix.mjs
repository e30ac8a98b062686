// `npm run fix`: lets ESLint and Prettier mend what they can.
import process from 'node:process';
import { runPackage } from './child.mjs';

const lint = await runPackage('eslint/bin/eslint.js', ['--fix', '.']);
const format = await runPackage('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', '.']);
console.log([lint.output, format.output].filter(Boolean).join('\n').trim() || 'All files are in order.');
process.exitCode = lint.code || format.code;

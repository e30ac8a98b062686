// The checks that need no browser and no server. Each counts as one test of `npm test`.
import process from 'node:process';
import { build, markFresh } from './build.mjs';
import { run, runPackage } from './child.mjs';

const node = (...args) => run(process.execPath, args);
const succeed = () => ({ code: 0, output: '' });
const fail = (error) => ({ code: 1, output: error.message });

const schemas = {
  name: 'generated schema files are fresh',
  remedy: 'Run npm run schemas and commit what it writes.',
  work: async () => {
    const result = await node('--import', 'tsx', 'schemas/compile.ts', '--check');
    if (result.code === 0) markFresh('schemas');
    return result;
  },
};

const types = {
  name: 'types',
  remedy: 'Mend the types named above.',
  work: () =>
    runPackage('typescript-7/bin/tsc', [
      ...['--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/quarterdeck/types.tsbuildinfo'],
    ]),
};

const lint = {
  name: 'lint and layer fences',
  remedy: 'Run npm run fix; mend by hand what is left.',
  work: () => node('--import', 'tsx', 'node_modules/oxlint/bin/oxlint'),
};

const format = {
  name: 'format',
  remedy: 'Run npm run fix.',
  work: () => runPackage('oxfmt/bin/oxfmt', ['--check', '.']),
};

const unused = {
  name: 'unused code',
  remedy: 'Delete what is named above, or use it.',
  work: () => runPackage('knip/bin/knip.js', ['--no-progress']),
};

const client = {
  name: 'build',
  remedy: 'Mend what the build says above.',
  work: () => build().then(succeed, fail),
};

const size = {
  name: 'size budget',
  remedy: 'Load the weight later, or change the budget with a reason in docs/decisions.',
  work: () => node('scripts/size.mjs'),
};

/**
 * Rows run beside each other, the longest first; the checks of a row in order, because the build makes anew what the
 * first one finds stale.
 * @type {{ name: string, remedy: string, work: () => Promise<{ code: number, output: string }> }[][]}
 */
export const checks = [[schemas, client, size], [lint], [types], [format], [unused]];

/**
 * Whether every transition and every refusal of every machine was tried; its table is shown in any case.
 * @param {{ isWhole: boolean, left: string[] }} run whether every test file ran, and the levels that could not
 */
export const machineCoverage = ({ isWhole, left }) => ({
  name: 'transitions and refusals of every machine',
  remedy:
    'Drive what is named above in tests/support, or say in tests/support/models/drivers.ts who makes the event.',
  isShown: true,
  work: () =>
    node(
      ...['--import', 'tsx', 'scripts/machine-coverage.ts'],
      ...(isWhole ? [] : ['--only-run']),
      ...left.map((level) => `--without=${level}`),
    ),
});

/** Small numbers of what no test tries in the same form, on the built product; the whole is `npm run prove`. */
export const promises = {
  name: 'promises kept by the built product',
  remedy: 'Mend what the table names; npm run prove -- --only NAME tries one row alone.',
  isShown: true,
  work: () => node('--import', 'tsx', 'scripts/prove.ts', '--quick'),
};

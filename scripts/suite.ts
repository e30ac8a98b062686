// `npm run suite -- FOLDER`: the official JSON Schema test suite, draft 7, through the compiler and both validators.
import process from 'node:process';
import { main } from './progress.mjs';
import { judgeGroup } from './suite/judge.ts';
import { report, type Result } from './suite/report.ts';
import { reasonToSkip } from './suite/skipped.ts';
import { readSuite, type Group } from './suite/suite.ts';

function resultsOf(file: string, group: Group): Result[] {
  const skipped = group.tests.flatMap((one): Result[] => {
    const reason = reasonToSkip(file, group, one);
    return reason === undefined ? [] : [{ file, group, test: one, reason }];
  });
  const tests = group.tests.filter((one) => !skipped.some(({ test }) => test === one));
  const problems = tests.length === 0 ? [] : judgeGroup({ ...group, tests });
  return [...skipped, ...tests.map((test, at) => ({ file, group, test, problem: problems[at] }))];
}

await main(() => {
  const results = Object.entries(readSuite(process.argv[2])).flatMap(([name, groups]) =>
    groups.flatMap((group) => resultsOf(name, group)),
  );
  process.exitCode = report(results) ? 0 : 1;
});

// `npm run suite -- FILE`: the official JSON Schema test suite, draft 7, through the compiler and both validators.
import { readFileSync } from 'node:fs';
import { judgeGroup } from './suite/judge.ts';
import { report, type Result } from './suite/report.ts';
import { reasonToSkip } from './suite/skipped.ts';
import type { Group, Suite } from './suite/suite.ts';

function resultsOf(file: string, group: Group): Result[] {
  const skipped = group.tests.flatMap((one): Result[] => {
    const reason = reasonToSkip(file, group, one);
    return reason === undefined ? [] : [{ file, group, test: one, reason }];
  });
  const tests = group.tests.filter((one) => !skipped.some(({ test }) => test === one));
  const problems = tests.length === 0 ? [] : judgeGroup({ ...group, tests });
  return [...skipped, ...tests.map((test, at) => ({ file, group, test, problem: problems[at] }))];
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Name the file: npm run suite -- json-schema-draft7.json');
  process.exit(2);
}

const { files } = JSON.parse(readFileSync(file, 'utf8')) as Suite;
const results = Object.entries(files).flatMap(([name, groups]) =>
  groups.flatMap((group) => resultsOf(name, group)),
);
process.exitCode = report(results) ? 0 : 1;

// The table of machines and levels that ends `npm test`.
import { levels, type Level } from '#tests/support/models/drivers.ts';
import { aligned } from '../text-table.ts';
import { isComplete, type LevelCoverage, type MachineCoverage, type Share } from './count.ts';

const titles: Record<Level, string> = {
  pure: 'machine itself',
  embedded: 'calls, PGlite',
  postgresql: 'calls, PostgreSQL',
  browser: 'screen, Chromium',
};

const share = ({ done, of }: Share): string => `${done}/${of}`;

function cellText(counted: LevelCoverage, isJudged: boolean): string {
  const { transitions, refusals } = counted;
  if (transitions.of + refusals.of === 0) return 'not there';
  return isJudged ? `${share(transitions)} ${share(refusals)}` : 'not run';
}

export interface Judgement {
  /** Level by level, what was judged. */
  text: string;
  isPassed: boolean;
}

/** @param isJudged whether a machine at a level is judged; what did not run is named as such */
export function judge(
  machines: readonly MachineCoverage[],
  isJudged: (counted: LevelCoverage) => boolean,
): Judgement {
  const judged = machines.flatMap(({ levels: counted }) => counted.filter(isJudged));
  if (judged.length === 0) return { text: 'No machine was tried.', isPassed: true };
  const rows = machines.map(({ machine, levels: counted }) => [
    machine,
    ...counted.map((each) => cellText(each, isJudged(each))),
  ]);
  const lacking = machines.flatMap(({ machine, levels: counted }) =>
    counted
      .filter((each) => isJudged(each) && !isComplete(each))
      .map(({ level, missing }) => `${machine}, ${titles[level]}, not tried: ${missing.join(' · ')}`),
  );
  const heading = ['transitions and refusals', ...levels.map((level) => titles[level])];
  return { text: [aligned([heading, ...rows]), ...lacking].join('\n'), isPassed: lacking.length === 0 };
}

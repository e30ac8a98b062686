import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { bookingMachine } from '#machines/booking.machine.ts';
import { cellsOf } from '#tests/support/models/cells.ts';
import { levels } from '#tests/support/models/drivers.ts';
import { countCoverage } from '../../scripts/machine-coverage/count.ts';
import { judge } from '../../scripts/machine-coverage/report.ts';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { light: 'lit' } }, lit: {} },
});
const everything = levels.flatMap((level) =>
  cellsOf(level, lamp).map(({ state, event, role }) => ({ level, machine: 'lamp', state, event, role })),
);
const always = (): boolean => true;

test('a machine that nobody has driven is expected everywhere and fails', () => {
  const { text, isPassed } = judge(countCoverage([lamp], []), always);
  expect(isPassed).toBe(false);
  expect(text).toMatch(/^lamp( +0\/1 0\/1){4}$/m);
  expect(text).toContain('lamp, screen, Chromium, not tried: dark, light · lit, light');
});

test('a machine that was driven everywhere passes, and each arrow says where', () => {
  const coverage = countCoverage([lamp], everything);
  expect(judge(coverage, always).isPassed).toBe(true);
  expect(coverage[0]?.edges).toEqual([
    { state: 'dark', event: 'light', target: 'lit', levels: [...levels], tried: [...levels] },
  ]);
});

test.each(everything)('the cell $level $state $event is missed when nothing else is', (missing) => {
  const coverage = countCoverage(
    [lamp],
    everything.filter((each) => each !== missing),
  );
  const { text, isPassed } = judge(coverage, always);
  expect(isPassed).toBe(false);
  expect(text.match(/not tried: (.*)/)?.[1]).toBe(`${missing.state}, ${missing.event}`);
});

test('what did not run is named and not judged', () => {
  const { text, isPassed } = judge(
    countCoverage(
      [lamp],
      everything.filter(({ level }) => level === 'pure'),
    ),
    ({ hasRun }) => hasRun,
  );
  expect(isPassed).toBe(true);
  expect(text).toMatch(/lamp +1\/1 1\/1 +not run +not run +not run/);
  expect(judge(countCoverage([lamp], []), ({ hasRun }) => hasRun).text).toBe('No machine was tried.');
});

test('§6 a step of staff is tried by every role, and is a refusal for those who may not', () => {
  const confirm = cellsOf('browser', bookingMachine).filter(
    ({ state, event }) => state === 'due' && event === 'confirm',
  );
  expect(confirm.map(({ role, target, isPermitted }) => ({ role, target, isPermitted }))).toEqual([
    { role: 1, target: 'confirmed', isPermitted: true },
    { role: 2, target: 'confirmed', isPermitted: true },
    { role: 3, target: 'confirmed', isPermitted: false },
  ]);
});

// Holds what tests have tried against what the machines have.
import type { AnyStateMachine } from 'xstate';
import { cellsOf, isTransition, type Cell } from '#tests/support/models/cells.ts';
import { levels, type Level } from '#tests/support/models/drivers.ts';
import type { Exercised } from '#tests/support/models/exercised.ts';

export interface Share {
  done: number;
  of: number;
}

/** One machine at one level. */
export interface LevelCoverage {
  level: Level;
  transitions: Share;
  refusals: Share;
  /** What was not tried, in words. */
  missing: string[];
  /** Whether any of it was tried. */
  hasRun: boolean;
}

/** A transition of a machine, the levels there are for it, and those at which everybody who may has tried it. */
export interface EdgeCoverage {
  state: string;
  event: string;
  target: string;
  levels: Level[];
  tried: Level[];
}

export interface MachineCoverage {
  machine: string;
  levels: LevelCoverage[];
  edges: EdgeCoverage[];
}

const keyOf = ({ level, machine, state, event, role }: Exercised): string =>
  [level, machine, state, event, role ?? ''].join(' ');

const inWords = ({ state, event, role }: Cell): string =>
  `${state}, ${event}${role === undefined ? '' : ` by role ${role}`}`;

const shareOf = (cells: Cell[], isDone: (cell: Cell) => boolean): Share => ({
  done: cells.filter(isDone).length,
  of: cells.length,
});

/**
 * @param machines what is to be tried, computed from their own transitions
 * @param exercised what was tried
 */
export function countCoverage(
  machines: readonly AnyStateMachine[],
  exercised: readonly Exercised[],
): MachineCoverage[] {
  const done = new Set(exercised.map(keyOf));
  return machines.map((machine) => {
    const { id } = machine;
    const isDoneAt =
      (level: Level) =>
      ({ state, event, role }: Cell): boolean =>
        done.has(keyOf({ level, machine: id, state, event, role }));
    const counted = levels.map((level): LevelCoverage => {
      const cells = cellsOf(level, machine);
      const isDone = isDoneAt(level);
      return {
        level,
        transitions: shareOf(cells.filter(isTransition), isDone),
        refusals: shareOf(
          cells.filter((cell) => !isTransition(cell)),
          isDone,
        ),
        missing: cells.filter((cell) => !isDone(cell)).map(inWords),
        hasRun: cells.some(isDone),
      };
    });
    return { machine: id, levels: counted, edges: edgesOf(machine, isDoneAt) };
  });
}

function edgesOf(
  machine: AnyStateMachine,
  isDoneAt: (level: Level) => (cell: Cell) => boolean,
): EdgeCoverage[] {
  const isSame = (a: Cell, b: Cell): boolean => a.state === b.state && a.event === b.event;
  return cellsOf('pure', machine)
    .filter(isTransition)
    .map((edge) => {
      const cellsAt = (level: Level): Cell[] =>
        cellsOf(level, machine).filter((cell) => isTransition(cell) && isSame(cell, edge));
      const there = levels.filter((level) => cellsAt(level).length > 0);
      const { state, event, target = '' } = edge;
      const tried = there.filter((level) => cellsAt(level).every(isDoneAt(level)));
      return { state, event, target, levels: there, tried };
    });
}

export const isComplete = ({ missing }: LevelCoverage): boolean => missing.length === 0;

// Notes each cell of a machine that a test has really tried; scripts/machine-coverage.ts counts what is missing.
import { appendFileSync, mkdirSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { cache, exercisedFile } from '../../../scripts/paths.mjs';
import type { Cell } from './cells.ts';
import type { Level } from './drivers.ts';

/** One line of the file. */
export interface Exercised extends Pick<Cell, 'state' | 'event'> {
  level: Level;
  machine: string;
  role?: number | undefined;
}

/**
 * Call it in the test that has just tried the cell: that the event led to its target, or that it was refused and nothing
 * changed. What a test that fails has tried does not count.
 * @param role the id of who asked, where the event is a call of staff
 */
export function exercised(
  level: Level,
  machine: AnyStateMachine,
  { state, event, role }: Pick<Exercised, 'state' | 'event' | 'role'>,
): void {
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'pass') return;
    const line: Exercised = { level, machine: machine.id, state, event, role };
    mkdirSync(cache, { recursive: true });
    appendFileSync(exercisedFile, `${JSON.stringify(line)}\n`);
  });
}

/** What stories have tried of a machine, noted where tests/support/models/exercised.ts notes what the other tests have. */
import type { AnyStateMachine } from 'xstate';
import type { Cell } from '#tests/support/models/cells.ts';
import type { Exercised } from '#tests/support/models/exercised.ts';
import { isTested } from './both-schemes.ts';

/** `exercisedFile` of scripts/paths.mjs, from the root. */
const file = 'node_modules/.cache/quarterdeck/exercised.jsonl';

/** Call it when the event of each cell has led to its target, or was refused and nothing has changed. */
export async function exercised(machine: AnyStateMachine, cells: readonly Cell[]): Promise<void> {
  if (!isTested) return;
  const { commands } = await import('vitest/browser');
  const lines = cells.map(({ state, event, role }): Exercised => {
    return { level: 'browser', machine: machine.id, state, event, role };
  });
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await commands.writeFile(file, text, { flag: 'a' });
}

// What may be done with a row of a collection: its machine says where a step leads, its definition who may not take it.
import type { AnyStateMachine } from 'xstate';
import { decide } from './decide.ts';

/** Who took each step last, by its event. */
export type Taken = Readonly<Record<string, { by?: string | undefined } | undefined>>;

export interface RowStatus {
  state: string;
  steps?: Taken | undefined;
}

export type Verdict =
  | { target: string; refused?: undefined }
  /** Not possible now. */
  | { target?: undefined; refused: 'state' }
  /** Another admin has to do it than the one who took `step`. */
  | { target?: undefined; refused: 'own'; step: string };

/** The state that a new row is in. */
export const firstState = (machine: AnyStateMachine): string =>
  String(machine.getInitialSnapshot({} as never).value);

/** Whether somebody may take a step of a row now, and where it leads. @param notBy the steps that somebody else must have taken last */
export function judgeStep(
  machine: AnyStateMachine,
  { state, steps = {} }: RowStatus,
  event: string,
  { admin, notBy = [] }: { admin: string; notBy?: readonly string[] | undefined },
): Verdict {
  const target = decide(machine, state, { type: event });
  if (target === undefined) return { refused: 'state' };
  const own = notBy.find((other) => steps[other]?.by === admin);
  return own === undefined ? { target } : { refused: 'own', step: own };
}

// What every step of a machine shares: the state it leads to, or the refusal that says where the row stands.
import type { AnyStateMachine } from 'xstate';
import { decide, textOfState, type StateIn } from '#machines/decide.ts';
import { Refusal } from '../http/refusal.ts';

export interface Standing {
  /** The field of the answer that has the state, or the thing that it is of. */
  sort: string;
  /** The sentence, with a place for the state. */
  text: string;
  labels: Readonly<Record<string, { text: string }>>;
  state: string;
  /** The row as it is, for whoever has seen it otherwise. */
  data: unknown;
}

export const stateRefusal = ({ sort, text, labels, state, data }: Standing): Refusal =>
  new Refusal(409, sort, text, { state: textOfState(labels, state) }, { data });

/** The state that an event leads to. @throws Refusal 409 where the machine refuses it */
export function demandTarget<M extends AnyStateMachine>(
  machine: M,
  type: string,
  standing: Standing,
): StateIn<M> {
  const target = decide(machine, standing.state, { type });
  if (target === undefined) throw stateRefusal(standing);
  return target;
}

// What a machine looks like as a drawing, and what may be done in a state or where else it may be done.
import type { AnyStateMachine } from 'xstate';
import { decide, statesAllowing } from './decide.ts';

export interface Edge {
  from: string;
  to: string;
  event: string;
}

export interface Chart {
  states: string[];
  edges: Edge[];
}

/** The states of a flat machine and its transitions, those that stay where they are left out. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = Object.values(machine.states);
  const edges = nodes.flatMap((node) =>
    [...node.transitions].flatMap(([event, transitions]) =>
      transitions.flatMap(({ target = [] }) =>
        target
          .filter((to) => to !== node)
          .map((to): Edge => ({ from: node.key, to: to.key, event: String(event) })),
      ),
    ),
  );
  return { states: nodes.map(({ key }) => key), edges };
}

export interface PossibleAction {
  event: string;
  label: string;
  /** Where it leads from here; `undefined` when it is not possible now. */
  target: string | undefined;
  /** The states in which it is possible. */
  possibleIn: string[];
}

/** For each action of a machine: whether it may be done in `state`, and in which states it may. */
export function actionsIn(
  machine: AnyStateMachine,
  state: string,
  actions: readonly { event: string; label: string }[],
): PossibleAction[] {
  return actions.map(({ event, label }) => ({
    event,
    label,
    target: decide(machine, state, { type: event }),
    possibleIn: statesAllowing(machine, event),
  }));
}

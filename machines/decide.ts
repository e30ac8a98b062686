// Asks a machine what may happen next: the browser for its buttons, the server for its verdict.
import { getNextSnapshot, type AnyStateMachine, type EventObject } from 'xstate';

/** The state that `event` leads to, or `undefined` when the machine refuses it in `state`. */
export function decide(machine: AnyStateMachine, state: string, event: EventObject): string | undefined {
  // A row may be in a state that its machine has lost: nothing is possible there.
  if (!Object.hasOwn(machine.states, state)) return undefined;
  const snapshot = machine.resolveState({ value: state, context: {} });
  return snapshot.can(event) ? String(getNextSnapshot(machine, snapshot, event).value) : undefined;
}

/** The states in which `event` is possible. */
export const statesAllowing = (machine: AnyStateMachine, event: string): string[] =>
  Object.keys(machine.states).filter((state) => decide(machine, state, { type: event }) !== undefined);

/** The one of `events` that leads from `state` to `target`, or `undefined` when none does. */
export function eventBetween<E extends string>(
  machine: AnyStateMachine,
  state: string,
  target: string,
  events: readonly E[],
): E | undefined {
  return events.find((type) => decide(machine, state, { type }) === target);
}

/** What a state is called: one that its machine has lost has its own name and no other. */
export const textOfState = (labels: Readonly<Record<string, { text: string }>>, state: string): string =>
  labels[state]?.text ?? state;

// Asks a machine what may happen next: the browser for its buttons, the server for its verdict.
import { getNextSnapshot, type AnyStateMachine, type EventObject, type StateValueFrom } from 'xstate';

/** The names of the states of a flat machine; any text where it may be any machine, whose states are `any`. */
export type StateIn<M extends AnyStateMachine> = 0 extends 1 & StateValueFrom<M>
  ? string
  : StateValueFrom<M> & string;

/** The state that `event` leads to, or `undefined` when the machine refuses it in `state`. */
export function decide<M extends AnyStateMachine>(
  asked: M,
  state: string,
  event: EventObject,
): StateIn<M> | undefined {
  const machine: AnyStateMachine = asked;
  // A row may be in a state that its machine has lost: nothing is possible there.
  if (!Object.hasOwn(machine.states, state)) return undefined;
  const snapshot = machine.resolveState({ value: state, context: {} });
  return snapshot.can(event) ? String(getNextSnapshot(machine, snapshot, event).value) : undefined;
}

/** The state that an event leads to where the machine is known to allow it. */
export function stateAfter<M extends AnyStateMachine>(
  machine: M,
  state: StateIn<M>,
  type: string,
): StateIn<M> {
  const target = decide(machine, state, { type });
  if (target === undefined) throw new Error(`The machine "${machine.id}" has no ${type} in ${state}.`);
  return target;
}

const statesOf = <M extends AnyStateMachine>(machine: M): StateIn<M>[] => Object.keys(machine.states);

/** The states in which `event` is possible. */
export const statesAllowing = <M extends AnyStateMachine>(machine: M, event: string): StateIn<M>[] =>
  statesOf(machine).filter((state) => decide(machine, state, { type: event }) !== undefined);

/** The states that have a tag. */
export const statesTagged = <M extends AnyStateMachine>(machine: M, tag: string): StateIn<M>[] =>
  statesOf(machine).filter((value) => machine.resolveState({ value, context: {} }).hasTag(tag));

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

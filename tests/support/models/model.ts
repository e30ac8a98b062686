// Everything a machine allows and everything it refuses, computed from the machine itself.
import { getInitialSnapshot, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';

export interface Transition {
  state: string;
  event: string;
  target: string;
}
export type Refusal = Omit<Transition, 'target'>;

/** The names of the states; the machines of this product are flat. */
export const statesOf = (machine: AnyStateMachine): string[] => Object.keys(machine.states);

/** The union of the events that any state handles. */
export const eventsOf = (machine: AnyStateMachine): string[] => machine.events.map(String);

interface Step {
  state: AnyMachineSnapshot;
  event: { type: string };
  nextState: AnyMachineSnapshot;
}

function steps(machine: AnyStateMachine): Step[] {
  const events = eventsOf(machine).map((type) => ({ type }));
  const found = adjacencyMapToArray(getAdjacencyMap(machine, { events })) as Step[];
  const reached = new Set(found.map(({ state }) => String(state.value)));
  const lost = statesOf(machine).filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`No event leads to ${lost.join(', ')} of ${machine.id}.`);
  return found;
}

const nameOf = ({ value }: AnyMachineSnapshot): string => String(value);

/** The positive matrix: each event that a state allows, with the state it leads to. */
export function allTransitions(machine: AnyStateMachine): Transition[] {
  return steps(machine)
    .filter(({ state, event }) => state.can(event))
    .map(({ state, event, nextState }) => ({
      state: nameOf(state),
      event: event.type,
      target: nameOf(nextState),
    }));
}

/** The negative matrix: each event that a state refuses. */
export function allRefusals(machine: AnyStateMachine): Refusal[] {
  return steps(machine)
    .filter(({ state, event }) => !state.can(event))
    .map(({ state, event }) => ({ state: nameOf(state), event: event.type }));
}

/** The shortest events from the initial state to `target`: how a test brings something into that state. */
export function eventsTo(machine: AnyStateMachine, target: string): string[] {
  const initial = nameOf(getInitialSnapshot(machine) as AnyMachineSnapshot);
  const paths = new Map<string, string[]>([[initial, []]]);
  const transitions = allTransitions(machine);
  for (const [state, path] of paths)
    for (const { event, target: next } of transitions.filter((transition) => transition.state === state))
      if (!paths.has(next)) paths.set(next, [...path, event]);
  const path = paths.get(target);
  if (!path) throw new Error(`No event leads to ${target} of ${machine.id}.`);
  return path;
}

/** The shortest way from a state to a transition for which `isNew` holds; the transition is its last step. */
function pathToNew(
  transitions: readonly Transition[],
  from: string,
  isNew: (step: Transition) => boolean,
): Transition[] | undefined {
  const queue: Transition[][] = [[]];
  const seen = new Set([from]);
  for (const path of queue) {
    const state = path.at(-1)?.target ?? from;
    for (const step of transitions.filter((transition) => transition.state === state)) {
      if (isNew(step)) return [...path, step];
      if (!seen.has(step.target)) queue.push([...path, step]);
      seen.add(step.target);
    }
  }
  return undefined;
}

/** Few histories, each from the state `from`, that together take every one of the transitions. */
export function walksOf(transitions: readonly Transition[], from: string): Transition[][] {
  const left = new Set(transitions);
  const walks: Transition[][] = [];
  while (left.size > 0) {
    const walk: Transition[] = [];
    let more: Transition[] | undefined;
    while ((more = pathToNew(transitions, walk.at(-1)?.target ?? from, (step) => left.has(step)))) {
      for (const step of more) left.delete(step);
      walk.push(...more);
    }
    if (walk.length === 0) throw new Error(`From ${from} not every transition can be taken.`);
    walks.push(walk);
  }
  return walks;
}

/**
 * Holds the keys of a test's handlers against what they handle: a key that is missing or unknown fails the test,
 * where a lookup would skip it in silence.
 */
export function expectExactly(known: readonly string[], handlers: object): void {
  const keys = Object.keys(handlers);
  const missing = known.filter((name) => !keys.includes(name));
  const unknown = keys.filter((key) => !known.includes(key));
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}.`);
  if (unknown.length > 0) throw new Error(`A handler for ${unknown.join(', ')}, which does not exist.`);
}

/** The matrices as a table to read: state → event → target, an event that is not named is refused. */
export function tableOf(machine: AnyStateMachine): Record<string, Record<string, string>> {
  const table: Record<string, Record<string, string>> = {};
  for (const state of statesOf(machine)) table[state] = {};
  for (const { state, event, target } of allTransitions(machine)) (table[state] ??= {})[event] = target;
  return table;
}

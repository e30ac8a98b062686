// How the time that a pattern takes grows with the text: by how many ways one text can run through its states.
import { isSafePattern } from 'redos-detector';
import { MOST, repeatsBehind, statesOf, type State, type States } from './pattern-states.ts';

/** Nor are more ways from state to state than this: two by two they would take seconds. */
const MOST_WAYS = 3_000;
/** The longest text that a pattern of some cost goes through in a moment. */
const longestFor = (cost: number): number => [Infinity, 5000, 300][cost] ?? 70;
/** What goes through more states than this on one text takes too long. */
const MOST_STEPS = 100_000_000;

const all = -1n;
const isAlike = (one: State, other: State): boolean => (one.takes & other.takes) !== 0n;

/** The states that can take part in a match that fails, and those it begins with; a pattern that need not begin at the start may begin anywhere. */
function failing({ states, first, last, isFromStart, isToEnd }: States): [states: State[], first: number[]] {
  // Once such a state is reached, the match is made.
  const done = new Set(isToEnd ? [] : last);
  const kept = states.map(({ takes, next }, at) =>
    done.has(at) ? { takes: 0n, next: [] } : { takes, next: next.filter((to) => !done.has(to)) },
  );
  const begin = first.filter((to) => !done.has(to));
  if (isFromStart) return [kept, begin];
  return [
    [...kept, { takes: all, next: [states.length, ...begin] }],
    [states.length, ...begin],
  ];
}

/** The groups of nodes that lead to each other, by node; of nodes in no circle each is a group of its own. */
function circlesOf(count: number, next: (node: number) => number[]): number[] {
  const order: number[] = [];
  const seen = new Uint8Array(count);
  const back: number[][] = Array.from({ length: count }, () => []);
  const visit = (start: number, to: (node: number) => number[], leave: (node: number) => void): void => {
    const left = [{ node: start, at: 0, edges: to(start) }];
    seen[start] = 1;
    for (let top = left.at(-1); top; top = left.at(-1)) {
      const node = top.edges[top.at++];
      if (node === undefined) {
        leave(top.node);
        left.pop();
      } else if (!seen[node]) {
        seen[node] = 1;
        left.push({ node, at: 0, edges: to(node) });
      }
    }
  };
  for (let node = 0; node < count; node += 1) {
    for (const to of next(node)) back[to]?.push(node);
    if (!seen[node]) visit(node, next, (one) => order.push(one));
  }
  const group = new Array<number>(count).fill(-1);
  seen.fill(0);
  for (const node of order.reverse())
    if (!seen[node])
      visit(
        node,
        (one) => back[one] ?? [],
        (one) => (group[one] = node),
      );
  return group;
}

/** The circle that each state is of, and where it leads to within that one. */
interface Rings {
  group: number[];
  next: number[][];
}

function ringsOf(states: State[]): Rings {
  const group = circlesOf(states.length, (at) => states[at]?.next ?? []);
  return { group, next: states.map(({ next }, at) => next.filter((to) => group[to] === group[at])) };
}

/** Whether some text has exponentially many ways: two ways around one circle, for the same letters. */
function isExponential(states: State[]): boolean {
  const size = states.length;
  const around = ringsOf(states);
  const next = (pair: number): number[] => {
    const [one, other] = [Math.floor(pair / size), pair % size];
    if (around.group[one] !== around.group[other]) return [];
    return (around.next[one] ?? []).flatMap((to) =>
      (around.next[other] ?? []).flatMap((too) => {
        const [a, b] = [states[to], states[too]];
        return a && b && isAlike(a, b) ? [to * size + too] : [];
      }),
    );
  };
  const group = circlesOf(size * size, next);
  return states.some((state, at) => {
    const circle = group[at * size + at];
    const isDoubled = state.next.some(
      (to, index) =>
        state.next.indexOf(to) !== index &&
        group[to * size + to] === circle &&
        (states[to]?.takes ?? 0n) !== 0n,
    );
    return isDoubled || group.some((one, pair) => one === circle && Math.floor(pair / size) !== pair % size);
  });
}

/** Whether the letters that lead around at `from` can also lead on to `to`, and around there. */
function forks(states: State[], around: Rings, from: number, to: number): boolean {
  const seen = new Set<string>();
  const left: [number, number, number][] = [[from, from, to]];
  for (let triple = left.pop(); triple; triple = left.pop()) {
    // The first one comes around again, and so does the third.
    const [one, two, three] = [around.next[triple[0]], states[triple[1]]?.next, around.next[triple[2]]];
    for (const a of one ?? [])
      for (const b of two ?? [])
        for (const c of three ?? []) {
          const shared = [a, b, c].reduce((bits, at) => bits & (states[at]?.takes ?? 0n), all);
          if (shared === 0n || seen.has(`${a} ${b} ${c}`)) continue;
          if (a === from && b === to && c === to) return true;
          seen.add(`${a} ${b} ${c}`);
          left.push([a, b, c]);
        }
  }
  return false;
}

/** How often in a row a way can fork: the number of ways grows with that power of the text's length. */
function degreeOf(states: State[]): number {
  const around = ringsOf(states);
  const { group, next } = around;
  const round = states.flatMap((_, at) => (next[at]?.length ? [at] : []));
  const known = new Map<number, number>();
  const degreeFrom = (at: number): number => {
    const found = known.get(at);
    if (found !== undefined) return found;
    known.set(at, 0);
    const within = round.filter((other) => group[other] !== group[at] && forks(states, around, at, other));
    const degree = Math.max(
      0,
      ...(states[at]?.next ?? []).filter((to) => to !== at).map(degreeFrom),
      ...within.map((other) => 1 + degreeFrom(other)),
    );
    known.set(at, degree);
    return degree;
  };
  return Math.max(0, ...states.map((_, at) => degreeFrom(at)));
}

/** The states that are left and right of some letter: those that take the same letters are told by one of them. */
function takersOf(states: State[]): number[][] {
  const bits = Math.max(...states.map(({ takes }) => (takes === all ? 0 : takes.toString(2).length)), 1);
  const rows = Array.from({ length: bits }, (_, bit) =>
    states.flatMap(({ takes }, at) => ((takes >> BigInt(bit)) & 1n ? [at] : [])),
  );
  return [...new Map(rows.map((row) => [row.join(' '), row])).values()];
}

/** How many states all ways of a text lead through that is made, letter by letter, of what most of them take. */
function stepsOf(states: State[], first: number[], longest: number): number {
  const letters = takersOf(states);
  let reached = first.map((at): [number, number] => [at, 1]);
  let steps = 0;
  for (let length = 0; length < longest && reached.length > 0 && steps <= MOST_STEPS; length += 1) {
    const ways = new Map<number, number>();
    for (const [at, count] of reached) ways.set(at, (ways.get(at) ?? 0) + count);
    const sums = letters.map((takers) => takers.reduce((sum, at) => sum + (ways.get(at) ?? 0), 0));
    const most = Math.max(...sums);
    steps += most;
    reached = (letters[sums.indexOf(most)] ?? []).flatMap((at) =>
      (states[at]?.next ?? []).map((to): [number, number] => [to, ways.get(at) ?? 0]),
    );
  }
  return steps;
}

/** Whether no text keeps a pattern busy that no states are made of. The library passes over what must stand before, and reads no names of groups. */
function isSafe(pattern: string): boolean {
  try {
    return (
      !repeatsBehind(pattern) && isSafePattern(pattern, { maxScore: 50, maxSteps: 2_000, unicode: true }).safe
    );
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return false;
  }
}

function weigh(pattern: string): number {
  const found = statesOf(pattern);
  const ways = found?.states.reduce((sum, { next }) => sum + next.length, 0) ?? 0;
  if (!found || found.states.length > MOST || ways > MOST_WAYS) return isSafe(pattern) ? 0 : Infinity;
  const [states, first] = failing(found);
  if (isExponential(states)) return Infinity;
  const degree = degreeOf(states);
  return stepsOf(states, first, Math.min(longestFor(degree), MOST)) > MOST_STEPS ? Infinity : degree;
}

const weighed = new Map<string, number>();

/** 0: the time grows like the text; 1, 2, …: with a higher power of it; Infinity: no length is short enough. */
export function costOf(pattern: string): number {
  const cost = weighed.get(pattern) ?? weigh(pattern);
  weighed.set(pattern, cost);
  return cost;
}

/** The pattern as it is run: where its time grows faster than the text, no text that would take long matches. */
export function boundedPattern(pattern: string): string {
  const longest = longestFor(costOf(pattern));
  return longest === Infinity ? pattern : `^(?=[\\s\\S]{0,${longest}}$)[\\s\\S]*?(?:${pattern})`;
}

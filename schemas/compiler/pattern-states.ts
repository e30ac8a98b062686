// A regular expression as states: one for each place of it that takes a character, with what it takes and what may follow.

/** One state: the characters it takes, as bits over `alphabet`, and the states that may come next, twice where two ways lead there. */
export interface State {
  takes: bigint;
  next: number[];
}

export interface States {
  states: State[];
  /** The states that a match may begin with, and end with. */
  first: number[];
  last: number[];
  /** Whether it matches only from the beginning, and only up to the end of the text. */
  isFromStart: boolean;
  isToEnd: boolean;
}

/** A part while it is put together. */
interface Part {
  first: number[];
  last: number[];
  isEmpty: boolean;
}

type Copy = () => Part;

const token =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c.|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

/** Lookarounds and references back to a group: no state says what they take. */
const beyond = /^(\(\?<?[=!]|\\[1-9]|\\k)/;
const assertion = /^(\^|\$|\\[bB])$/;
const quantifier = /^([*+?]|\{\d)/;
/** More copies of a part than this say no more than any number of them. */
const MANY = 12;
/** More states than this are not weighed, and no more of them are made. */
export const MOST = 160;

const alphabetOf = (pattern: string): string[] => [
  ...new Set([
    ...Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code)),
    ...'éß☃😀',
    ...pattern,
  ]),
];

function limitsOf(word: string): [min: number, max: number] {
  if (word.startsWith('*')) return [0, Infinity];
  if (word.startsWith('+')) return [1, Infinity];
  if (word.startsWith('?')) return [0, 1];
  const [, min = '0', comma, max = ''] = /(\d+)(,?)(\d*)/.exec(word) ?? [];
  return [Number(min), comma === '' ? Number(min) : max === '' ? Infinity : Number(max)];
}

/** The states of a pattern; nothing where it has parts that states do not say. */
export function statesOf(pattern: string): States | undefined {
  const words: string[] = pattern.match(token) ?? [];
  if (words.some((word) => beyond.test(word))) return undefined;
  const alphabet = alphabetOf(pattern);
  const states: State[] = [];
  let at = 0;

  const link = (from: number[], to: number[]): void => {
    for (const state of from) states[state]?.next.push(...to);
  };
  const empty: Copy = () => ({ first: [], last: [], isEmpty: true });

  const taking =
    (word: string): Copy =>
    () => {
      const one = new RegExp(`^(?:${word})$`, 'u');
      const takes = alphabet.reduce(
        (bits, letter, index) => (one.test(letter) ? bits | (1n << BigInt(index)) : bits),
        0n,
      );
      states.push({ takes, next: [] });
      return { first: [states.length - 1], last: [states.length - 1], isEmpty: false };
    };

  const inOrder = (one: Part, other: Part): Part => {
    link(one.last, other.first);
    return {
      first: one.isEmpty ? [...one.first, ...other.first] : one.first,
      last: other.isEmpty ? [...one.last, ...other.last] : other.last,
      isEmpty: one.isEmpty && other.isEmpty,
    };
  };

  const either = (one: Part, other: Part): Part => ({
    first: [...one.first, ...other.first],
    last: [...one.last, ...other.last],
    isEmpty: one.isEmpty || other.isEmpty,
  });

  const repeated =
    (copy: Copy, min: number, max: number): Copy =>
    () => {
      const isMany = max > MANY;
      const copies = isMany ? Math.max(1, Math.min(min, MANY)) : max;
      let whole = empty();
      // What the next copy follows: one that may be left out is there only behind all before it.
      let before = whole;
      for (let count = 1; count <= copies && states.length <= MOST; count += 1) {
        const part = copy();
        if (isMany && count === copies) link(part.last, part.first);
        if (count <= min) before = whole = inOrder(whole, part);
        else {
          link(before.last, part.first);
          const first = before.isEmpty ? [...whole.first, ...part.first] : whole.first;
          whole = { first, last: [...whole.last, ...part.last], isEmpty: whole.isEmpty };
          before = { ...part, isEmpty: false };
        }
      }
      return whole;
    };

  const atom = (): Copy => {
    const word = words[at++] ?? '';
    if (word.startsWith('(')) {
      const inner = choice();
      at += 1;
      return inner;
    }
    return assertion.test(word) ? empty : taking(word);
  };

  const sequence = (): Copy => {
    let whole = empty;
    while (at < words.length && words[at] !== '|' && words[at] !== ')') {
      let part = atom();
      const word = words[at] ?? '';
      if (quantifier.test(word)) {
        at += 1;
        part = repeated(part, ...limitsOf(word));
      }
      const before = whole;
      const next = part;
      whole = () => inOrder(before(), next());
    }
    return whole;
  };

  function choice(): Copy {
    const branches = [sequence()];
    while (words[at] === '|') {
      at += 1;
      branches.push(sequence());
    }
    return () => branches.map((branch) => branch()).reduce(either);
  }

  const { first, last } = choice()();
  const isOneBranch = !pattern.includes('|') || /^\^\(.*\)\$$/s.test(pattern);
  return {
    states,
    first,
    last,
    isFromStart: words[0] === '^' && isOneBranch,
    isToEnd: words.includes('$') || words.some((word) => /^\\[bB]$/.test(word)),
  };
}

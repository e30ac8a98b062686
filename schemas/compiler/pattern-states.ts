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

const empty: Copy = () => ({ first: [], last: [], isEmpty: true });

const either = (one: Part, other: Part): Part => ({
  first: [...one.first, ...other.first],
  last: [...one.last, ...other.last],
  isEmpty: one.isEmpty || other.isEmpty,
});

/** The characters that a word takes, as bits. */
function bitsOf(word: string, alphabet: readonly string[]): bigint {
  const one = new RegExp(`^(?:${word})$`, 'u');
  return alphabet.reduce((bits, letter, at) => (one.test(letter) ? bits | (1n << BigInt(at)) : bits), 0n);
}

function link(states: readonly State[], from: number[], to: number[]): void {
  for (const state of from) states[state]?.next.push(...to);
}

function inOrder(states: readonly State[], one: Part, other: Part): Part {
  link(states, one.last, other.first);
  return {
    first: one.isEmpty ? [...one.first, ...other.first] : one.first,
    last: other.isEmpty ? [...one.last, ...other.last] : other.last,
    isEmpty: one.isEmpty && other.isEmpty,
  };
}

/** A part with one more behind it that may be left out: one that is there only behind all `before` it. */
function inOrderOrNot(states: readonly State[], whole: Part, before: Part, other: Part): Part {
  link(states, before.last, other.first);
  return {
    first: before.isEmpty ? [...whole.first, ...other.first] : whole.first,
    last: [...whole.last, ...other.last],
    isEmpty: whole.isEmpty,
  };
}

/** A part so many times; the last of many copies is its own next one. */
function repeated(states: readonly State[], copy: Copy, min: number, max: number): Part {
  const isMany = max > MANY;
  const copies = isMany ? Math.max(1, Math.min(min, MANY)) : max;
  let whole = empty();
  let before = whole;
  for (let count = 1; count <= copies && states.length <= MOST; count += 1) {
    const part = copy();
    if (isMany && count === copies) link(states, part.last, part.first);
    if (count <= min) before = whole = inOrder(states, whole, part);
    else {
      whole = inOrderOrNot(states, whole, before, part);
      before = { ...part, isEmpty: false };
    }
  }
  return whole;
}

/** Reads the words of a pattern from the first to the last; what it returns makes the states, as often as it is asked to. */
class Reader {
  private at = 0;
  private readonly words: readonly string[];
  private readonly alphabet: readonly string[];
  private readonly states: State[];

  constructor(words: readonly string[], alphabet: readonly string[], states: State[]) {
    this.words = words;
    this.alphabet = alphabet;
    this.states = states;
  }

  choice(): Copy {
    const branches = [this.sequence()];
    while (this.words[this.at] === '|') {
      this.at += 1;
      branches.push(this.sequence());
    }
    return () => branches.map((branch) => branch()).reduce(either);
  }

  private sequence(): Copy {
    let whole = empty;
    while (this.at < this.words.length && this.words[this.at] !== '|' && this.words[this.at] !== ')') {
      const [before, next] = [whole, this.quantified()];
      whole = () => inOrder(this.states, before(), next());
    }
    return whole;
  }

  private quantified(): Copy {
    const part = this.atom();
    const word = this.words[this.at] ?? '';
    if (!quantifier.test(word)) return part;
    this.at += 1;
    return () => repeated(this.states, part, ...limitsOf(word));
  }

  private atom(): Copy {
    const word = this.words[this.at++] ?? '';
    if (word.startsWith('(')) {
      const inner = this.choice();
      this.at += 1;
      return inner;
    }
    return assertion.test(word) ? empty : () => this.taking(word);
  }

  private taking(word: string): Part {
    this.states.push({ takes: bitsOf(word, this.alphabet), next: [] });
    const place = this.states.length - 1;
    return { first: [place], last: [place], isEmpty: false };
  }
}

/** Whether a pattern is a choice as a whole: what stands at its beginning is of one branch alone. */
function isChoice(words: readonly string[]): boolean {
  let depth = 0;
  return words.some((word) => {
    if (word.startsWith('(')) depth += 1;
    else if (word === ')') depth -= 1;
    return word === '|' && depth === 0;
  });
}

/** Whether something is repeated in what must stand before, or must not: it is looked for anew from every place. */
export function repeatsBehind(pattern: string): boolean {
  const isBehind: boolean[] = [];
  return (pattern.match(token) ?? []).some((word) => {
    if (word.startsWith('(')) isBehind.push(/^\(\?<[=!]/.test(word));
    else if (word === ')') isBehind.pop();
    return quantifier.test(word) && isBehind.includes(true);
  });
}

/** The states of a pattern; nothing where it has parts that states do not say. */
export function statesOf(pattern: string): States | undefined {
  const words: string[] = pattern.match(token) ?? [];
  if (words.some((word) => beyond.test(word))) return undefined;
  const states: State[] = [];
  const { first, last } = new Reader(words, alphabetOf(pattern), states).choice()();
  return {
    states,
    first,
    last,
    isFromStart: words[0] === '^' && !isChoice(words),
    isToEnd: words.includes('$') || words.some((word) => /^\\[bB]$/.test(word)),
  };
}

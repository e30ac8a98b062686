// Where a text is no JSON, and what to write instead. Runs in a browser too.
import { parse as parseTolerantly, printParseErrorCode, type ParseError } from 'jsonc-parser';

const anywhere = 'look for a missing or extra comma, quote or bracket there.';

/** `True` is what other languages say. */
const others: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  undefined: 'null',
};

/** What is wrong with a text where the parser has stopped; nothing where it may be for many reasons. */
function complaint(code: string, text: string, offset: number): string | undefined {
  const [line = ''] = text.slice(offset).split('\n', 1);
  const isUnended = code === 'UnexpectedEndOfString';
  const isEndedEarly = code === 'InvalidSymbol' && text[offset - 1] === '"';
  const before = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
  const [curly] =
    /^[“”„‟«»‘’`]/.exec(line) ?? (isUnended || isEndedEarly ? /[“”]/.exec(before + line) : null) ?? [];
  const [word] = /^[A-Za-z_$][\w$-]*/.exec(line) ?? [];
  if (curly !== undefined) return `${curly} is no quote of JSON; write the straight one, ".`;
  if (line.startsWith("'")) return `' is no quote of JSON; write the double one, ".`;
  if (/^(<{7}|={7}|>{7})/.test(line)) return 'a merge is not ended here; keep one of its two sides.';
  if (code === 'InvalidCommentToken')
    return 'JSON has no comments; take it away, or write it as "$comment" where the file is a schema.';
  if (code === 'InvalidEscapeCharacter')
    return 'a backslash in a text stands there twice, as in "\\\\d"; write the second one.';
  if (['PropertyNameExpected', 'ValueExpected'].includes(code) && /^[}\]]/.test(line))
    return 'a comma stands before this bracket with nothing behind it; take it away.';
  if (isUnended)
    return 'a text ends in the line that it begins in; close its quote, and write a new line as \\n.';
  if (code !== 'InvalidSymbol' || word === undefined) return undefined;
  if (isEndedEarly)
    return `a text ends before ${word}; look for a quote that is missing, and write one within a text as \\".`;
  const meant = Object.hasOwn(others, word) ? others[word] : `"${word}"`;
  return `${word} is no JSON by itself; write ${meant}.`;
}

/** `line 5: …`. JSON.parse does not say where in every version of Node. */
export function whereBroken(text: string): string {
  if (text.startsWith('\uFEFF'))
    return 'line 1: an invisible mark stands before the first sign (a byte order mark); save the file as UTF-8 without it.';
  if (text.trim() === '') return 'line 1: this is empty; begin with {} and put in what the file is to say.';
  const errors: ParseError[] = [];
  parseTolerantly(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return 'line 1: this is not valid JSON; look for a stray character.';
  const line = text.slice(0, first.offset).split('\n').length;
  const code = printParseErrorCode(first.error);
  const what = code.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
  return `line ${line}: this is not valid JSON (${what}); ${complaint(code, text, first.offset) ?? anywhere}`;
}

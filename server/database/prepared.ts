import { hash } from 'node:crypto';

// A connection keeps its prepared statements for ever, so texts that vary (bulk inserts) must not use them up.
const MOST_NAMES = 300;
const LONGEST_TEXT = 8_192;
// How many rows a text stands in differs too much for one plan: a statement that searches is planned anew each time.
const SEARCH = / like (all\(array\[)?lower\(\$/;

/**
 * Names for prepared statements: from the second use of a text on, since a statement used once does not pay for being
 * prepared. The same text has the same name in every process.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const seen = new Map<string, string | undefined>();
  let named = 0;
  return (text) => {
    if (text.length > LONGEST_TEXT || SEARCH.test(text)) return undefined;
    const known = seen.get(text);
    if (known !== undefined || named >= MOST_NAMES) return known;
    if (!seen.has(text)) {
      if (seen.size - named >= MOST_NAMES) forgetUnnamed(seen);
      seen.set(text, undefined);
      return undefined;
    }
    const name = `q${hash('sha256', text, 'base64url').slice(0, 16)}`;
    seen.set(text, name);
    named += 1;
    return name;
  };
}

function forgetUnnamed(seen: Map<string, string | undefined>): void {
  for (const [text, name] of seen) if (name === undefined) seen.delete(text);
}

// JSON as the formatter of the project leaves it: what fits stands in one line. Runs in a browser, where there is no formatter.

/** The formatter's own. */
const width = 110;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** In one line; nothing where the formatter never writes it so: a list of objects with several keys each. */
function inOneLine(value: unknown): string | undefined {
  if (!isObject(value)) return JSON.stringify(value);
  const rows = Object.entries(value);
  const isList = Array.isArray(value);
  if (rows.length === 0) return isList ? '[]' : '{}';
  const isTall = isList && rows.length > 1 && rows.every(([, row]) => isObject(row) && hasSeveral(row));
  const parts = rows.map(([key, one]) => {
    const text = inOneLine(one);
    return text === undefined || isList ? text : `${JSON.stringify(key)}: ${text}`;
  });
  if (isTall || parts.includes(undefined)) return undefined;
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

const hasSeveral = (value: object): boolean => Object.keys(value).length > 1;

/** @param start what stands before it in its line */
function written(value: unknown, start: string, indent: string, isTop = false): string {
  const line = inOneLine(value);
  // A comma may follow.
  const fits = line !== undefined && indent.length + start.length + line.length < width;
  if (!isObject(value) || line === '{}' || (fits && !isTop)) return start + (line ?? '');
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const rows = Object.entries(value).map(
    ([key, one]) => inner + written(one, isList ? '' : `${JSON.stringify(key)}: `, inner),
  );
  const [open, close] = isList ? '[]' : '{}';
  return `${start}${open}\n${rows.join(',\n')}\n${indent}${close}`;
}

/** The whole text of a file. */
export const jsonText = (value: object): string => `${written(value, '', '', true)}\n`;

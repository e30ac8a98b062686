// A pattern runs on whatever somebody sends: one that may take for ever on some text is refused before it is used.
import { escaped } from '../pointer.ts';
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import { costOf } from './pattern-cost.ts';
import type { Source } from './source.ts';

/** Every pattern of a schema with its place in it; of one that is taken from the data, no text. */
const patternsIn = ({ pattern, patternProperties = {} }: Schema): [place: string, pattern: unknown][] => [
  ...(pattern === undefined ? [] : [['/pattern', pattern] as [string, unknown]]),
  ...Object.keys(patternProperties).map((key): [string, unknown] => [
    `/patternProperties/${escaped(key)}`,
    key,
  ]),
];

function isUnicode(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').unicode;
  } catch {
    return false;
  }
}

function problemOf(pattern: unknown): string[] {
  if (typeof pattern !== 'string') return ['a pattern that is sent may take for ever; write it here.'];
  if (/^\/\^|\$\/[a-z]*$/.test(pattern))
    return [
      `${JSON.stringify(pattern)} has slashes around it, which would have to be sent too; write it without.`,
    ];
  if (!isUnicode(pattern))
    return [
      `${JSON.stringify(pattern)} has a backslash too many or too few for a regular expression with Unicode; write one before a sign that means something, and before a hyphen between brackets, and before no other.`,
    ];
  return costOf(pattern) < Infinity
    ? []
    : [
        `${JSON.stringify(pattern)} may take for ever on some texts; let no two repeated parts match the same characters.`,
      ];
}

/** One sentence for each pattern that some text can keep busy. */
export function checkPatterns(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => file.endsWith('.schema.json'))
    .flatMap(({ file, json }) =>
      nodesOf(json as Schema).flatMap(([place, node]) =>
        patternsIn(node).flatMap(([step, pattern]) =>
          problemOf(pattern).map((problem) => `${file}, ${place}${step}: ${problem}`),
        ),
      ),
    );
}

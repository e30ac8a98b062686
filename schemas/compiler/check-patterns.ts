// A pattern runs on whatever somebody sends: one that may take for ever on some text is refused before it is used.
import { isSafePattern } from 'redos-detector';
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import type { Source } from './source.ts';

/** Steps rather than seconds: the verdict is the same on every machine. */
const effort = { maxScore: 50, maxSteps: 2_000, unicode: true };

const known = new Map<string, boolean>();

/** Whether the time a pattern takes grows no faster than the text it is held against, as far as that can be shown. */
function isQuick(pattern: string): boolean {
  const verdict = known.get(pattern) ?? isSafePattern(pattern, effort).safe;
  known.set(pattern, verdict);
  return verdict;
}

/** One sentence for each pattern that some text can keep busy. */
export function checkPatterns(sources: Source[]): string[] {
  return sources
    .filter(({ file }) => file.endsWith('.schema.json'))
    .flatMap(({ file, json }) =>
      nodesOf(json as Schema).flatMap(([place, { pattern }]) =>
        pattern === undefined || isQuick(pattern)
          ? []
          : [
              `${file}, ${place}/pattern: ${JSON.stringify(pattern)} may take for ever on some texts; let no two repeated parts match the same characters.`,
            ],
      ),
    );
}

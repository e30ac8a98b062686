// All that is held against the JSON files before anything is made of them.
import { checkHints } from './check-hints.ts';
import { checkKeywords } from './check-keywords.ts';
import { checkNames } from './check-names.ts';
import { checkPatterns } from './check-patterns.ts';
import { checkPlaces } from './check-places.ts';
import { checkShapes } from './check-shapes.ts';
import type { Source } from './source.ts';
import { checkTables } from './tables.ts';

/** Each reads only what the ones before it have found right. */
const checks = [checkShapes, checkKeywords, checkNames, checkPlaces, checkHints, checkPatterns, checkTables];

/** One sentence for each wrong edit, of the first check that finds one. */
export function problemsOf(sources: Source[]): string[] {
  for (const check of checks) {
    const problems = check(sources);
    if (problems.length > 0) return problems;
  }
  return [];
}

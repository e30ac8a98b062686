import { fewestLetters } from '#schemas/search.ts';
import type { Text } from '#schemas/text.ts';
import type { Found } from '#schemas/types.ts';
import { useAnswer } from '#src/components/controls/use-answer.ts';
import { pauses } from '#src/components/controls/use-debounced.ts';
import { findEverywhere } from './nouns.ts';

interface Search {
  text: string;
  found: readonly Found[];
  error?: Text;
}

/** What is found for a text, the best first, or why nothing could be; `isBusy` until it is answered. */
export function useFound(typed: string): Omit<Search, 'text'> & { isBusy: boolean } {
  const text = typed.trim();
  const isWanted = text.length >= fewestLetters;
  const ask = async (asked: string): Promise<Search> => ({ text: asked, ...(await findEverywhere(asked)) });
  const search = useAnswer(isWanted ? text : undefined, ask, pauses.palette);
  const { text: answered, ...answer }: Search = search ?? { text: '', found: [] };
  return { ...(isWanted ? answer : { found: [] }), isBusy: isWanted && answered !== text };
}

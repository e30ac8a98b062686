import { useEffect, useState } from 'react';
import { fewestLetters } from '#schemas/search.ts';
import type { Text } from '#schemas/text.ts';
import type { Found } from '#schemas/types.ts';
import { findEverywhere } from './nouns.ts';

/** Typing rests so long before anybody is asked. */
const restMilliseconds = 120;

interface Search {
  text: string;
  found: readonly Found[];
  error?: Text;
}

/** What is found for a text, the best first, or why nothing could be; `isBusy` until it is answered. */
export function useFound(typed: string): Omit<Search, 'text'> & { isBusy: boolean } {
  const text = typed.trim();
  const isWanted = text.length >= fewestLetters;
  const [search, setSearch] = useState<Search>({ text: '', found: [] });
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const answer = await findEverywhere(text);
      if (!isLeft) setSearch({ text, ...answer });
    };
    const timer = setTimeout(() => void ask(), restMilliseconds);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text, isWanted]);
  const { text: answered, ...answer } = search;
  return { ...(isWanted ? answer : { found: [] }), isBusy: isWanted && answered !== text };
}

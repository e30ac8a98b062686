import { useEffect, useState } from 'react';
import { fewestLetters } from '#schemas/search.ts';
import type { Found } from '#schemas/types.ts';
import { findEverywhere } from './nouns.ts';

/** Typing rests so long before anybody is asked. */
const restMilliseconds = 120;

interface Search {
  text: string;
  found: readonly Found[];
}

/** What is found for a text, the best first; `isBusy` until it is answered. */
export function useFound(typed: string): { found: readonly Found[]; isBusy: boolean } {
  const text = typed.trim();
  const isWanted = text.length >= fewestLetters;
  const [search, setSearch] = useState<Search>({ text: '', found: [] });
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const found = await findEverywhere(text);
      if (!isLeft) setSearch({ text, found });
    };
    const timer = setTimeout(() => void ask(), restMilliseconds);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text, isWanted]);
  return { found: isWanted ? search.found : [], isBusy: isWanted && search.text !== text };
}

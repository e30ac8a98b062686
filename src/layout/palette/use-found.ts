import { useEffect, useState } from 'react';
import { nouns, type Found } from './nouns.ts';

const fewestLetters = 2;
/** Typing rests so long before anybody is asked. */
const restMilliseconds = 200;

interface Search {
  text: string;
  found: readonly Found[];
}

/** What is found for a text, each noun as soon as it answers; `isBusy` until all have. */
export function useFound(typed: string): { found: readonly Found[]; isBusy: boolean } {
  const text = typed.trim();
  const isWanted = text.length >= fewestLetters;
  const [search, setSearch] = useState<Search>({ text: '', found: [] });
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const answers = await Promise.all(
        nouns.filter(({ isReadable }) => isReadable()).map(({ find }) => find(text)),
      );
      if (!isLeft) setSearch({ text, found: answers.flat() });
    };
    const timer = setTimeout(() => void ask(), restMilliseconds);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text, isWanted]);
  return { found: isWanted ? search.found : [], isBusy: isWanted && search.text !== text };
}

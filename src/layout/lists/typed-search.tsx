import { useEffect, useState } from 'react';
import { SearchBox } from '#src/components/lists/search-box.tsx';

const typingRests = 250;

export interface TypedSearchProps {
  value: string;
  onChange: (text: string) => void;
  placeholder: string;
}

/** A search that asks when the typing rests. */
export function TypedSearch({ value, onChange, placeholder }: TypedSearchProps) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      setTyped(undefined);
      if (typed !== value) onChange(typed);
    }, typingRests);
    return () => clearTimeout(timer);
  });
  return <SearchBox value={typed ?? value} onChange={setTyped} placeholder={placeholder} />;
}

import { useState } from 'react';
import { pauses, useDebounced } from '#src/components/controls/use-debounced.ts';
import { SearchBox } from '#src/components/lists/search-box.tsx';

export interface TypedSearchProps {
  value: string;
  onChange: (text: string) => void;
  placeholder: string;
}

/** A search that asks when the typing rests. */
export function TypedSearch({ value, onChange, placeholder }: TypedSearchProps) {
  const [typed, setTyped] = useState<string>();
  const ask = (text: string): void => {
    setTyped(undefined);
    if (text !== value) onChange(text);
  };
  useDebounced(typed, ask, pauses.search);
  return <SearchBox value={typed ?? value} onChange={setTyped} placeholder={placeholder} />;
}

import { useState } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { beginningOf } from './form-preview.tsx';
import { keptData } from './kept-data.ts';

type Data = Record<string, unknown>;

/** What is typed into the form that is edited; before that, what its schema begins with. */
export function useTyped() {
  const [typed, setTyped] = useState<Data>();
  const [start, setStart] = useState<Data>({});
  const [fitted, setFitted] = useState<Schema>();
  return {
    data: typed ?? start,
    type: setTyped,
    reset: () => setTyped(undefined),
    /** To be called while drawing: another schema keeps what was typed, as far as it fits. */
    fit: (schema: Schema | undefined): void => {
      if (!schema || JSON.stringify(fitted) === JSON.stringify(schema)) return;
      setFitted(schema);
      if (typed) setTyped(keptData(schema, typed, fitted));
      else setStart(beginningOf(schema));
    },
  };
}

import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SurroundingsContext } from './form-context.ts';

const REST_MS = 250;

interface Resting<T> {
  edit: (next: T) => void;
  /** Hands over what is typed now: when the field is left. */
  flush: () => void;
  /** Whether something typed waits to be handed over. */
  isWaiting: () => boolean;
}

/**
 * Keeps typing inside the field: the form hears of it when the typing rests, the field is left or the form is
 * submitted. The form library takes several milliseconds for a change; a key must not.
 */
export function useResting<T>(commit: (value: T) => void): Resting<T> {
  const { uncommitted } = useContext(SurroundingsContext);
  const typed = useRef<{ value: T }>(undefined);
  const timer = useRef<number>(undefined);
  const latestCommit = useRef(commit);
  // Not an effect for later: one would be scheduled with every key.
  useLayoutEffect(() => {
    latestCommit.current = commit;
  });

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    const last = typed.current;
    if (!last) return;
    typed.current = undefined;
    latestCommit.current(last.value);
  }, []);

  useEffect(() => {
    uncommitted.add(flush);
    return () => {
      uncommitted.delete(flush);
      window.clearTimeout(timer.current);
    };
  }, [uncommitted, flush]);

  const edit = (next: T) => {
    typed.current = { value: next };
    window.clearTimeout(timer.current);
    // At once: a submit that comes before React got round to this change would be sent without it.
    timer.current = window.setTimeout(() => flushSync(flush), REST_MS);
  };
  return { edit, flush, isWaiting: () => typed.current !== undefined };
}

/** The same for a control that is told what it shows. */
export function useRestingValue<T>(value: T, commit: (value: T) => void) {
  const [draft, setDraft] = useState<{ value: T }>();
  const { edit, flush } = useResting<T>((next) => {
    setDraft(undefined);
    commit(next);
  });
  return {
    shown: draft ? draft.value : value,
    edit: (next: T) => {
      setDraft({ value: next });
      edit(next);
    },
    flush,
  };
}

import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SurroundingsContext } from './form-context.ts';

const REST_MS = 250;

interface RestingValue<T> {
  shown: T;
  edit: (next: T) => void;
  /** Hands over what is typed now: when the field is left. */
  flush: () => void;
}

/**
 * Keeps typing inside the field: the form hears of it when the typing rests, the field is left or the form is
 * submitted. The form library takes several milliseconds for a change; a key must not.
 */
export function useRestingValue<T>(value: T, commit: (value: T) => void): RestingValue<T> {
  const { uncommitted } = useContext(SurroundingsContext);
  const [draft, setDraft] = useState<{ value: T }>();
  const typed = useRef<{ value: T }>(undefined);
  const timer = useRef<number>(undefined);
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    const last = typed.current;
    if (!last) return;
    typed.current = undefined;
    setDraft(undefined);
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
    setDraft(typed.current);
    window.clearTimeout(timer.current);
    // At once: a submit that comes before React got round to this change would be sent without it.
    timer.current = window.setTimeout(() => flushSync(flush), REST_MS);
  };
  return { shown: draft ? draft.value : value, edit, flush };
}

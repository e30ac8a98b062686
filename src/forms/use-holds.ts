// What a form is not handed in without: a control holds it while something of its own is not in the form's value yet.
import { useCallback, useContext, useEffect, useId, useState } from 'react';
import { HoldContext } from './form-context.ts';

/** Holds the form that it stands in while there is a reason, translated. */
export function useHold(reason: string | undefined): void {
  const hold = useContext(HoldContext);
  const key = useId();
  useEffect(() => {
    if (reason === undefined) return;
    hold(key, reason);
    return () => hold(key, undefined);
  }, [hold, key, reason]);
}

/** The reasons that the controls of a form hold it for: the first one, and how one is told. */
export function useHolds() {
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const hold = useCallback(
    (key: string, reason: string | undefined) =>
      setReasons(({ [key]: _, ...others }) => (reason === undefined ? others : { ...others, [key]: reason })),
    [],
  );
  return { held: Object.values(reasons)[0], hold };
}

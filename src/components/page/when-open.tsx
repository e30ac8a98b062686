import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { onConnected } from '#src/browser/connection.ts';
import { forgive } from '#src/browser/missing-parts.ts';

/** After so long the page stands, and what is likely to be opened from it is loaded. */
const settledMilliseconds = 1000;

/** Loads ahead what is likely to be opened, so that its first opening waits for nothing. */
export function useLoadedSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(forgive), settledMilliseconds);
    return () => clearTimeout(timer);
  }, [load]);
}

interface Asking {
  isAsked?: boolean;
  /** What could not be loaded is asked for again when this changes, as when it is opened again or the connection is back. */
  need?: unknown;
  /** The same function each time. Whoever is at the page is told of what is missing, unless it is forgiven. */
  onMissing?: ((error: unknown) => void) | undefined;
}

const missNothing = (): void => undefined;

/** What is loaded for a part of a screen; nothing until it is there. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  { isAsked = true, need, onMissing = missNothing }: Asking = {},
): Value | undefined {
  const [loaded, setLoaded] = useState<{ value: Value }>();
  const isMissing = isAsked && !loaded;
  useEffect(() => {
    if (!isMissing) return;
    const ask = (): void => void load().then((value) => setLoaded({ value }), onMissing);
    ask();
    return onConnected(ask);
  }, [load, isMissing, need, onMissing]);
  return loaded?.value;
}

export interface WhenOpenProps<Props extends object> extends Pick<Asking, 'need' | 'onMissing'> {
  load: () => Promise<ComponentType<Props>>;
  isOpen: boolean;
  props: NoInfer<Props>;
  /** Drawn until then. */
  children?: ReactNode;
}

/** Something that opens and is heavier than what it opens from: loaded and drawn from its first opening on. */
export function WhenOpen<Props extends object>({
  load,
  isOpen,
  props,
  children,
  ...asking
}: WhenOpenProps<Props>) {
  const Loaded = useLoaded(load, { ...asking, isAsked: isOpen });
  return Loaded ? <Loaded {...props} /> : children;
}

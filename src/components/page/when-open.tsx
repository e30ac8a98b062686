import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
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

const missNothing = (): void => undefined;

/**
 * What is loaded for a part of a screen; nothing until it is there.
 * @param need what could not be loaded is asked for again when this changes, as when it is wanted again or the connection is back
 * @param onMissing the same function each time; whoever is at the page is told of what is missing, unless it is forgiven
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  isWanted = true,
  need?: unknown,
  onMissing: (error: unknown) => void = missNothing,
): Value | undefined {
  const [loaded, setLoaded] = useState<{ value: Value }>();
  const isAsked = isWanted && !loaded;
  useEffect(() => {
    if (!isAsked) return;
    const ask = (): void => void load().then((value) => setLoaded({ value }), onMissing);
    ask();
    return onConnected(ask);
  }, [load, isAsked, need, onMissing]);
  return loaded?.value;
}

export interface WhenOpenProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  isOpen: boolean;
  /** As in `useLoaded`. */
  need?: unknown;
  onMissing?: (error: unknown) => void;
  props: NoInfer<Props>;
  /** Drawn until then. */
  children?: ReactNode;
}

/** Something that opens and is heavier than what it opens from: loaded and drawn from its first opening on. */
export function WhenOpen<Props extends object>({
  load,
  isOpen,
  need,
  onMissing,
  props,
  children,
}: WhenOpenProps<Props>) {
  const loaded = useLoaded(load, isOpen, need, onMissing);
  return loaded ? createElement(loaded, props) : children;
}

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
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

export interface WhenOpenProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  isOpen: boolean;
  props: NoInfer<Props>;
  /** Drawn until then. */
  children?: ReactNode;
}

/** Something that opens and is heavier than what it opens from: loaded and drawn from its first opening on. */
export function WhenOpen<Props extends object>({ load, isOpen, props, children }: WhenOpenProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (isOpen) void load().then((loaded) => setLoaded(() => loaded));
  }, [isOpen, load]);
  return Loaded ? <Loaded {...props} /> : children;
}

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface WhenOpenProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  isOpen: boolean;
  props: Props;
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

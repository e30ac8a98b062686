import { useEffect, useState, type ComponentType } from 'react';

const restsFor = 1500;

export interface WhenOpenProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  isOpen: boolean;
  props: Props;
}

/** Something that opens and is heavier than what it opens from: loaded when it does, or while the screen is being read. */
export function WhenOpen<Props extends object>({ load, isOpen, props }: WhenOpenProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    const show = (): void => void load().then((loaded) => setLoaded(() => loaded));
    if (isOpen) return show();
    const timer = setTimeout(show, restsFor);
    return () => clearTimeout(timer);
  }, [isOpen, load]);
  return Loaded && <Loaded {...props} />;
}

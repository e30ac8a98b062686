// The filter's dialog and form are heavier than the list: they load while the list is being read.
import { useEffect, useState, type ComponentType } from 'react';
import type { FilterDialogProps } from './filter-dialog.tsx';

const load = (): Promise<ComponentType<FilterDialogProps>> =>
  import('./filter-dialog.tsx').then(({ FilterDialog }) => FilterDialog);

const restsFor = 1500;

export function LazyFilterDialog(props: FilterDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<FilterDialogProps>>();
  const { isOpen } = props;
  useEffect(() => {
    const show = (): void => void load().then((loaded) => setDialog(() => loaded));
    if (isOpen) return show();
    const timer = setTimeout(show, restsFor);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return Dialog && <Dialog {...props} />;
}

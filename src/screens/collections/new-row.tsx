// The panel for a row that is added to a collection: it stands at once, its form is loaded beside the list.
import type { ComponentType, ReactNode } from 'react';
import { collections } from '#schemas/generated/collections.ts';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { SidePanel } from '#src/components/page/side-panel.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { NewRowFormProps } from './new-row-form.tsx';

export const loadNewRowForm = (): Promise<ComponentType<NewRowFormProps>> =>
  import('./new-row-form.tsx').then(({ NewRowForm }) => NewRowForm);

export interface NewRowProps extends Omit<NewRowFormProps, 'start'> {
  /** What it starts with; the form waits for it. */
  start: object | undefined;
  onClose: () => void;
  /** Why there is nothing to start with. */
  children?: ReactNode;
}

export function NewRow({ start, onClose, children, ...props }: NewRowProps) {
  const { t } = useTranslation();
  const { singular } = collections[props.name];
  const loading = <Spinner />;
  return (
    <SidePanel isOpen title={t('New {{thing}}', { thing: t(singular) })} onClose={onClose}>
      {start ? (
        <WhenOpen load={loadNewRowForm} isOpen props={{ ...props, start }}>
          {loading}
        </WhenOpen>
      ) : (
        (children ?? loading)
      )}
    </SidePanel>
  );
}

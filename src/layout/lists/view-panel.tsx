// What the button of the views opens: the views of the list, each a link, and what can be done with them.
import Button from '@mui/material/Button';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { viewsCalls } from '#schemas/calls/views.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { View } from '#schemas/types.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { ViewLinks } from '#src/components/lists/view-links.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { ListWanted } from '#src/stores/list-search.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';
import { changeView } from '#src/stores/view-changes.ts';
import { addressOf, noView, readViews, viewKey, views, viewsOf } from '#src/stores/views.ts';
import { usePresentView } from './present-view.ts';

export interface ViewPanelProps {
  table: TableDefinition;
  wanted: ListWanted;
  hasColumns: boolean;
  onDialog: (dialog: 'new' | 'arrange') => void;
  onClose: () => void;
}

export function ViewPanel({ table, wanted, hasColumns, onDialog, onClose }: ViewPanelProps) {
  const { t } = useTranslation();
  const { all, error } = useSnapshot(views);
  const [path] = useLocation();
  const { shown, view, isAltered } = usePresentView(table, wanted, hasColumns);
  const own = viewsOf(all as View[] | undefined, table.name);
  const reason = refusal(view?.shared ? 'views.share' : 'views.save');
  const act = (dialog: 'new' | 'arrange'): void => {
    onClose();
    onDialog(dialog);
  };
  const keep = async (changed: View): Promise<void> => {
    onClose();
    const failure = await changeView(changed, shown);
    if (failure) toast('error', failure.error);
    else toast('success', viewsCalls.changeView.success);
  };
  if (error !== undefined) return <ErrorState title={t(error)} onRetry={() => void readViews()} />;
  return (
    <ViewLinks
      views={[
        { id: noView, name: t('Usual view'), href: `${path}?${viewKey}=${noView}`, isPresent: !view },
        ...own.map((one) => ({
          id: one._id,
          name: one.name,
          href: addressOf(one),
          isPresent: one._id === view?._id,
          notes: [...(one.isDefault ? [t('Default')] : []), ...(one.shared ? [t('Shared')] : [])],
        })),
      ]}
      onFollow={onClose}
    >
      {refusal('views.save') === undefined && (
        <Button size="small" onClick={() => act('new')}>
          {t('Save as a view')}
        </Button>
      )}
      {view && isAltered && reason === undefined && (
        <Button size="small" onClick={() => void keep(view)}>
          {t('Save changes to {{name}}', { name: view.name })}
        </Button>
      )}
      {own.length > 0 && (
        <Button size="small" onClick={() => act('arrange')}>
          {t('Arrange views')}
        </Button>
      )}
    </ViewLinks>
  );
}

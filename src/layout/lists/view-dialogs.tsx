// A view gets its name, and the views of a list their order: dialogs, loaded when somebody opens one.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/view-name.js';
import type { TableDefinition } from '#schemas/table.ts';
import type { View } from '#schemas/types.ts';
import type { Failure } from '#src/api/outcome.ts';
import { ViewRows } from '#src/components/lists/view-rows.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { DeleteDialog } from '#src/layout/editing/delete-dialog.tsx';
import { FormDialog } from '#src/layout/editing/form-dialog.tsx';
import type { ListWanted } from '#src/stores/list-search.ts';
import { release } from '#src/stores/held-entry.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';
import { addView, arrangeViews, changeView, removeView, shareView } from '#src/stores/view-changes.ts';
import { addressOf, views, viewsOf } from '#src/stores/views.ts';
import { usePresentView } from './present-view.ts';

export interface ViewDialogsProps {
  table: TableDefinition;
  wanted: ListWanted;
  hasColumns: boolean;
  dialog: 'new' | 'arrange' | undefined;
  onDialog: (dialog: 'new' | 'arrange' | undefined) => void;
}

export function ViewDialogs({ table, wanted, hasColumns, dialog, onDialog }: ViewDialogsProps) {
  const close = (): void => onDialog(undefined);
  if (dialog === 'new') return <NewView {...{ table, wanted, hasColumns }} onClose={close} />;
  return dialog === 'arrange' ? <ArrangeViews table={table} onClose={close} /> : null;
}

type NewViewProps = Pick<ViewDialogsProps, 'table' | 'wanted' | 'hasColumns'> & { onClose: () => void };

function NewView({ table, wanted, hasColumns, onClose }: NewViewProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [none] = useState<Partial<View>>({});
  const { shown } = usePresentView(table, wanted, hasColumns);
  const added = useRef('');
  return (
    <FormDialog
      form={definition}
      title={t('Save as a view')}
      row={none}
      read={() => none}
      save={async (_, said) => {
        const outcome = await addView({ ...shown, ...said });
        if (!outcome.ok) return outcome;
        added.current = addressOf(outcome.data);
        return undefined;
      }}
      takeNewer={() => undefined}
      call={calls.addView}
      formKey={`new:${table.name}`}
      isNew
      onSaved={() => release(() => navigate(added.current))}
      onClose={onClose}
    />
  );
}

interface ArrangeViewsProps {
  table: TableDefinition;
  onClose: () => void;
}

function ArrangeViews({ table: { name: list }, onClose }: ArrangeViewsProps) {
  const { t } = useTranslation();
  const { all, isServed } = useSnapshot(views);
  const titleId = useId();
  const [renamed, setRenamed] = useState<string>();
  const [deleted, setDeleted] = useState<string>();
  const own = viewsOf(all as View[] | undefined, list);
  const mayShare = refusal('views.share') === undefined;
  const found = (id: string | undefined): View | undefined => own.find(({ _id }) => _id === id);

  const told = async (change: Promise<Failure<View> | Failure | undefined>): Promise<void> => {
    const failure = await change;
    if (failure) toast('error', failure.error);
  };
  const move = (id: string, by: number): void => {
    const at = own.findIndex(({ _id }) => _id === id);
    const others = own.filter(({ _id }) => _id !== id);
    void told(arrangeViews(list, others.toSpliced(at + by, 0, ...own.slice(at, at + 1))));
  };
  const open = (id: string, isDefault: boolean): void =>
    void told(
      arrangeViews(
        list,
        own.map((one) => ({ ...one, isDefault: isDefault && one._id === id })),
      ),
    );
  const share = (id: string, shared: boolean): void => {
    const view = found(id);
    if (view) void told(shareView(view, shared));
  };

  const [toRename, toDelete] = [found(renamed), found(deleted)];
  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('Arrange views')}</DialogTitle>
        <DialogContent>
          <ViewRows
            views={own.map(({ _id, name, isDefault = false, shared }) => ({
              id: _id,
              name,
              isDefault,
              isShared: shared,
              isOwn: !shared || mayShare,
            }))}
            onMove={move}
            onDefault={open}
            onShare={isServed && mayShare ? share : undefined}
            onRename={setRenamed}
            onDelete={setDeleted}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('Close')}
          </Button>
        </DialogActions>
      </Dialog>
      {toRename && (
        <FormDialog
          form={definition}
          title={t('Rename {{name}}', { name: toRename.name })}
          row={toRename}
          read={(view) => view}
          save={changeView}
          takeNewer={() => undefined}
          call={calls.changeView}
          formKey={toRename._id}
          onClose={() => setRenamed(undefined)}
        />
      )}
      {toDelete && (
        <DeleteDialog
          row={toDelete}
          titleOf={({ name }) => t('Delete {{name}}?', { name })}
          remove={removeView}
          success={calls.deleteView.success}
          onCancel={() => setDeleted(undefined)}
          onGone={() => {
            setDeleted(undefined);
            if (own.length <= 1) onClose();
          }}
        >
          {toDelete.shared
            ? t('Everybody loses this view. The rows of the list stay.')
            : t('The rows of the list stay.')}
        </DeleteDialog>
      )}
    </>
  );
}

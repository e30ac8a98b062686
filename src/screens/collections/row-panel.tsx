// One row of a collection: its form, a copy of it, its deletion, its history.
import type { AnyStateMachine } from 'xstate';
import { editEvent } from '#schemas/collections.ts';
import { decide } from '#machines/decide.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { collections } from '#schemas/generated/collections.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { CollectionForm, CollectionName, CollectionRow } from '#schemas/types.ts';
import { notWhile } from '#src/components/machines/step-reasons.ts';
import { SidePanel } from '#src/components/page/side-panel.tsx';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import { DeleteButton } from '#src/layout/editing/delete-button.tsx';
import { DeleteDialog } from '#src/layout/editing/delete-dialog.tsx';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { HistoryPanel } from '#src/layout/editing/history-panel.tsx';
import { NoRowYet, useOpened, useRowState } from '#src/layout/editing/opened-row.tsx';
import { RowMachine } from '#src/layout/editing/row-machine.tsx';
import type { RowMachineParts } from '#src/stores/collection-parts.ts';
import { formCall, stateOf, stepsIn, type CollectionStore } from '#src/stores/collections.ts';
import { refusal } from '#src/stores/refusals.ts';
import { forgetUnsaved } from '#src/stores/unsaved.ts';
import { reasonAgainst } from './reason-against.ts';
import { rowTitle } from './row-title.ts';
import { RowSteps } from './row-steps.tsx';
import { TakenSteps } from './taken-steps.tsx';

export interface RowPanelProps {
  name: CollectionName;
  form: FormDefinition<CollectionForm>;
  store: CollectionStore;
  status: RowMachineParts | undefined;
  /** No row is open without it. */
  id: string | undefined;
  onClose: () => void;
  /** It was deleted: whatever was typed into it is nothing to ask about. */
  onGone: () => void;
  onCopy: (row: CollectionRow) => void;
}

/** Why the form of a row cannot be saved in the state it is in, translated. */
function reasonAgainstEditing(
  name: CollectionName,
  machine: AnyStateMachine,
  row: CollectionRow,
  t: Translate,
): string | undefined {
  const state = stateOf(machine, row);
  const isEditable =
    !machine.events.includes(editEvent) || decide(machine, state, { type: editEvent }) !== undefined;
  const { text = state } = collections[name].machine?.states[state] ?? {};
  return isEditable ? undefined : notWhile(text, t);
}

export function RowPanel({ name, form, store, status, id, onClose, onGone, onCopy }: RowPanelProps) {
  const { t } = useTranslation();
  const { opened } = store;
  const { row } = useOpened(opened, id);
  const [isDeleting, setDeleting] = useRowState<boolean>(id);
  const { singular } = collections[name];
  const mayAdd = refusal(formCall(name, 'create').permission) === undefined;

  const title = row ? rowTitle(name, row, t) : t(singular);
  useRowTitle(id && title);
  return (
    <SidePanel isOpen={id !== undefined} title={title} onClose={onClose}>
      {row ? (
        <>
          {status && (
            <>
              <RowSteps key={`${row._id} steps`} {...status} name={name} store={store} row={row} />
              <TakenSteps name={name} row={row} forms={status.forms} />
            </>
          )}
          <EntityForm
            key={row._id}
            form={form}
            row={row}
            read={store.fieldsOf}
            save={store.save}
            takeNewer={opened.show}
            call={formCall(name, 'change')}
            canUndo
            formKey={row._id}
            layout="dialog"
            readOnlyReason={status && reasonAgainstEditing(name, status.machine, row, t)}
          >
            {mayAdd && (
              <Button variant="outlined" color="inherit" onClick={() => onCopy(row)}>
                {t('Duplicate')}
              </Button>
            )}
            <DeleteButton
              reason={refusal(formCall(name, 'delete').permission)}
              onClick={() => setDeleting(true)}
            />
          </EntityForm>
          <Box sx={{ mt: 6 }}>
            <HistoryPanel entity={name} id={row._id} version={row.version}>
              {status && (
                <RowMachine
                  title={t('Status')}
                  machine={status.machine}
                  state={stateOf(status.machine, row)}
                  labels={collections[name].machine?.states ?? {}}
                  actions={stepsIn(name).map(([event, { label }]) => ({ event, label }))}
                  permission={Object.fromEntries(
                    stepsIn(name).map(([event]) => [event, formCall(name, event).permission]),
                  )}
                  reasonAgainst={(event) => reasonAgainst({ name, machine: status.machine, row }, event, t)}
                />
              )}
            </HistoryPanel>
          </Box>
          {isDeleting && (
            <DeleteDialog
              row={row}
              titleOf={(one) => t('Delete {{name}}?', { name: rowTitle(name, one, t) })}
              remove={store.remove}
              success={formCall(name, 'delete').success}
              takeNewer={opened.show}
              onCancel={() => setDeleting(false)}
              onGone={() => {
                // A note on it as well.
                forgetUnsaved();
                setDeleting(false);
                onGone();
              }}
            >
              {t('It is gone for everybody. Its history is kept.')}
            </DeleteDialog>
          )}
        </>
      ) : (
        <NoRowYet opened={opened} id={id} />
      )}
    </SidePanel>
  );
}

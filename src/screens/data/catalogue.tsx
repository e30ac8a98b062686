// §2 one catalogue: its rows, each edited in its place; a new one gets the highest id and one more.
import AddRounded from '@mui/icons-material/AddRounded';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { collections } from '#schemas/generated/collections.ts';
import type { CatalogueName, CatalogueRow } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { CatalogueList, type CatalogueItem } from '#src/components/lists/catalogue-list.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { SEARCH_ABOVE, SearchBox } from '#src/components/lists/search-box.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy } from '#src/look/keys.ts';
import { CatalogueEditor } from '#src/layout/editing/catalogue-editor.tsx';
import { DeleteDialog } from '#src/layout/editing/delete-dialog.tsx';
import { rowKeyOf, newRowId, removeCall, removeRow, saveCall, rowTextOf } from '#src/stores/catalogues.ts';
import { loadParts, useParts } from '#src/stores/collection-parts.ts';
import { loadLookups, lookups } from '#src/stores/lookups.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { leaveWith } from '#src/stores/unsaved.ts';

const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& > search': { flex: '1 1 300px', maxWidth: 360 },
  '& > p': { flex: 1, minWidth: 60, fontVariantNumeric: 'tabular-nums' },
});

interface Editing {
  row: CatalogueRow;
  isNew: boolean;
  /** Where it stands, also when the list has it no more. */
  at: number;
}

const keyOf = (row: CatalogueRow): string => String(rowKeyOf(row));
/** Not by its id, which somebody else's row may be given first. */
const keyOfEdited = ({ row, isNew }: Editing): string => (isNew ? 'new' : keyOf(row));

interface RowRemovalProps {
  name: CatalogueName;
  row: CatalogueRow;
  /** It is deleted, or kept. */
  onEnd: () => void;
}

function RowRemoval({ name, row: removed, onEnd }: RowRemovalProps) {
  const { t } = useTranslation();
  return (
    <DeleteDialog
      row={removed}
      titleOf={(row) => t('Delete {{name}}?', { name: rowTextOf(row) })}
      sayNewer={(newer, before) =>
        t('It was {{before}} and is {{now}} now.', { before: rowTextOf(before), now: rowTextOf(newer) })
      }
      remove={(row) => removeRow(name, row)}
      success={removeCall(name).success}
      onCancel={onEnd}
      onGone={onEnd}
    >
      {t('Boats can no longer choose it. A row that boats use is not deleted.')}
    </DeleteDialog>
  );
}

export function Catalogue({ name }: { name: CatalogueName }) {
  const { t } = useTranslation();
  const { rows: all, error } = useSnapshot(lookups);
  const [editing, setEditing] = useState<Editing>();
  const [removed, setRemoved] = useState<CatalogueRow>();
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState<string>();
  const savedAs = useRef<string | number>(undefined);
  const { title } = collections[name];
  const form = useParts(name)?.form;
  const rows = all[name] as CatalogueRow[] | undefined;
  const disabledReason = whyNot(saveCall(name).permission, t);
  const load = (): void => void loadLookups([name]);
  useEffect(load, [name]);
  useEffect(() => void loadParts(name), [name]);

  if (!rows || !form) {
    if (error !== undefined) return <ErrorState title={t(error)} onRetry={load} />;
    return <Spinner />;
  }
  const find = (key: string): CatalogueRow | undefined => rows.find((row) => keyOf(row) === key);
  const edit = (next: Editing | undefined): void => leaveWith(() => setEditing(next));
  const add = (): void => {
    setSearch('');
    edit({ row: { id: newRowId(rows) }, isNew: true, at: 0 });
  };
  const wanted = search.trim().toLowerCase();
  const found = rows.filter((row) => rowTextOf(row).toLowerCase().includes(wanted));
  const items = found.map((row): CatalogueItem => ({
    key: keyOf(row),
    text: rowTextOf(row),
    icon: imageUrl(row.icon),
  }));
  const edited = editing && keyOfEdited(editing);
  const isListed = items.some(({ key }) => key === edited);
  const shown =
    editing && edited && !isListed ? items.toSpliced(editing.at, 0, { key: edited, text: '' }) : items;
  const addButton = (
    <ActionButton
      variant="contained"
      startIcon={<AddRounded />}
      onClick={add}
      {...pressedBy('add')}
      disabledReason={disabledReason}
    >
      {t('Add')}
    </ActionButton>
  );
  return (
    <section aria-label={t(title)}>
      <Toolbar>
        {rows.length > SEARCH_ABOVE && (
          <SearchBox value={search} onChange={setSearch} placeholder={t('Search the list')} />
        )}
        <p role="status">{t('{{count}} rows', { count: found.length })}</p>
        {addButton}
      </Toolbar>
      {shown.length === 0 ? (
        <EmptyState
          title={wanted ? t('Nothing in the list matches “{{search}}”.', { search }) : t('Nothing here yet')}
          {...(wanted ? {} : { action: addButton })}
        >
          {t('Boats choose from this list.')}
        </EmptyState>
      ) : (
        <CatalogueList
          label={t(title)}
          items={shown}
          editing={
            editing && {
              key: keyOfEdited(editing),
              editor: (
                <CatalogueEditor
                  key={`${keyOf(editing.row)}:${editing.row.version ?? ''}`}
                  catalogue={name}
                  form={form}
                  row={editing.row}
                  isNew={editing.isNew}
                  onNewer={(row) => setEditing({ ...editing, row, isNew: false })}
                  onSavedAs={(id) => void (savedAs.current = id)}
                  onDone={() => {
                    setEditing(undefined);
                    if (editing.isNew && savedAs.current !== undefined) setAdded(String(savedAs.current));
                    savedAs.current = undefined;
                  }}
                />
              ),
            }
          }
          added={added}
          onEdit={(key) =>
            edit({ row: find(key) ?? {}, isNew: false, at: rows.findIndex((row) => keyOf(row) === key) })
          }
          onDelete={(key) => setRemoved(find(key))}
          disabledReason={disabledReason}
        />
      )}
      {removed && <RowRemoval name={name} row={removed} onEnd={() => setRemoved(undefined)} />}
    </section>
  );
}

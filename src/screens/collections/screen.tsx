// The list of a collection, whichever it is, and the row of it that is open.
import { useCallback, useMemo, type ComponentType } from 'react';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { imageUrl } from '#src/api/call.ts';
import { PicturesContext } from '#src/forms/form-context.ts';
import { useLoadedSoon, WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy } from '#src/look/keys.ts';
import { FeatureGate } from '#src/layout/feature-gate.tsx';
import { ImportButton } from '#src/layout/importing/import-button.tsx';
import { useListAddress, useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import type { CollectionParts } from '#src/stores/collection-parts.ts';
import { collectionStore, formCall } from '#src/stores/collections.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { chosenRows } from './chosen-rows.ts';
import { CopiedRow } from './copied-row.tsx';
import { loadNewRowForm, NewRow } from './new-row.tsx';
import type { RowPanelProps } from './row-panel.tsx';

const loadPanel = (): Promise<ComponentType<RowPanelProps>> =>
  import('./row-panel.tsx').then(({ RowPanel }) => RowPanel);

/** The `row=` of the address while a row is added; behind `copied` stands the row that it is a copy of. */
const added = 'new';
const copied = 'new-';

export interface CollectionProps extends CollectionParts {
  name: CollectionName;
}

export function Collection({ name, form, table, status }: CollectionProps) {
  const { t } = useTranslation();
  const [id, open] = useOpenedRow();
  useLoadedSoon(loadPanel);
  useLoadedSoon(loadNewRowForm);
  const { wanted } = useListAddress(table);
  const { title, singular } = collections[name];
  const store = collectionStore(name, table);
  const loadBulk = useCallback(
    () => import('./bulk.ts').then(({ bulkOf }) => bulkOf({ name, store, status })),
    [name, store, status],
  );
  const pictures = useMemo(
    () => store.sendPicture && { send: store.sendPicture, addressOf: imageUrl },
    [store],
  );
  const { permission } = formCall(name, 'create');
  const loadForm = useCallback(() => Promise.resolve(form), [form]);
  const gone = (): void => open(undefined);
  const close = (): void => leaveWith(gone);
  const shared = { name, form, store, onClose: close };
  return (
    <FeatureGate feature="collections" permission={formCall(name, 'read').permission} title={t(title)}>
      <ListPage
        table={table}
        list={store.list}
        bulk={loadBulk}
        actions={
          <>
            {!collections[name].catalogue && (
              <ImportButton
                noun={name}
                title={title}
                permission={permission}
                loadForm={loadForm}
                onAdded={() => void store.list.reload()}
              />
            )}
            <ActionButton
              variant="contained"
              onClick={() => open(added)}
              {...pressedBy('add')}
              disabledReason={whyNot(permission, t)}
            >
              {t('New {{thing}}', { thing: t(singular) })}
            </ActionButton>
          </>
        }
      />
      <PicturesContext value={pictures}>
        {id === added ? (
          <NewRow {...shared} start={chosenRows(table, wanted)} onAdded={gone} />
        ) : id?.startsWith(copied) ? (
          <CopiedRow key={id} {...shared} from={id.slice(copied.length)} onAdded={gone} />
        ) : (
          <WhenOpen
            load={loadPanel}
            isOpen={id !== undefined}
            props={{
              ...shared,
              status,
              id,
              onGone: gone,
              onCopy: (row: CollectionRow) => leaveWith(() => open(copied + row._id)),
            }}
          />
        )}
      </PicturesContext>
    </FeatureGate>
  );
}

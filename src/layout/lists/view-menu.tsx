// The saved views of a list: one press away, and what is shown now kept as another one.
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { TableDefinition } from '#schemas/table.ts';
import { Disclosure } from '#src/components/page/disclosure.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { ListWanted } from '#src/stores/list-search.ts';
import { useNamedView } from './use-view.ts';

const loadPanel = () => import('./view-panel.tsx').then(({ ViewPanel }) => ViewPanel);
const loadDialogs = () => import('./view-dialogs.tsx').then(({ ViewDialogs }) => ViewDialogs);

export interface ViewMenuProps {
  table: TableDefinition;
  wanted: ListWanted;
  /** The list has columns, which a view keeps too. */
  hasColumns?: boolean;
}

export function ViewMenu({ table, wanted, hasColumns = false }: ViewMenuProps) {
  const { t } = useTranslation();
  const view = useNamedView(table);
  const [dialog, setDialog] = useState<'new' | 'arrange'>();
  const shared = { table, wanted, hasColumns, onDialog: setDialog };
  return (
    <>
      <Disclosure
        label={t('Views')}
        button={(control) => (
          <Button {...control} variant="outlined" color="inherit" startIcon={<BookmarkBorderRounded />}>
            {view ? t('View: {{name}}', { name: view.name }) : t('Views')}
          </Button>
        )}
      >
        {(close) => <WhenOpen load={loadPanel} isOpen props={{ ...shared, onClose: close }} />}
      </Disclosure>
      <WhenOpen load={loadDialogs} isOpen={dialog !== undefined} props={{ ...shared, dialog }} />
    </>
  );
}

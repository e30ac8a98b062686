import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { catalogueIcon } from '#src/look/catalogue-icon.ts';

const List = styled('ul')(({ theme }) => ({
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  padding: '6px 8px 6px 16px',
  '&:hover': { backgroundColor: theme.vars.palette.sea.sunken },
  '& > img': { flexShrink: 0, width: 28, height: 28, objectFit: 'contain', ...catalogueIcon(theme) },
  '& > p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 },
  '& > small': {
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
  '& > div': { display: 'flex', gap: 4 },
  [theme.breakpoints.down('sm')]: {
    '& > small': { display: 'none' },
    // The words only: the icon stands in a span as well.
    [`& button > span:not(.${buttonClasses.startIcon})`]: { display: 'none' },
    [`& .${buttonClasses.startIcon}`]: { margin: 0 },
  },
}));

const Editor = styled('div')(({ theme }) => ({
  padding: 16,
  backgroundColor: theme.vars.palette.sea.sunken,
}));

export interface CatalogueItem {
  key: string;
  text: string;
  /** Address of its icon, resolved. */
  icon?: string | undefined;
}

export interface CatalogueListProps {
  /** "Boat brands". */
  label: string;
  items: readonly CatalogueItem[];
  /** The row that is being edited, and what edits it in its place. */
  editing?: { key: string; editor: ReactNode } | undefined;
  /** The row that was added last: it is shown, and gets the focus. */
  added?: string | undefined;
  onEdit: (key: string) => void;
  onDelete: (key: string) => void;
  /** Why nothing may be changed. */
  disabledReason?: string | undefined;
}

/** The rows of a list that staff may edit, each in its place. */
export function CatalogueList({
  label,
  items,
  editing,
  added,
  onEdit,
  onDelete,
  disabledReason,
}: CatalogueListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (added !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(added)}"] button`)?.focus();
  }, [added]);
  return (
    <List ref={list} aria-label={label}>
      {items.map(({ key, text, icon }) => (
        <li key={key} data-row={key}>
          {editing?.key === key ? (
            <Editor>{editing.editor}</Editor>
          ) : (
            <Row>
              {icon && <img src={icon} alt="" loading="lazy" />}
              <p>{text}</p>
              <small>{t('Id {{id}}', { id: key })}</small>
              <div>
                <ActionButton
                  color="inherit"
                  size="small"
                  startIcon={<EditOutlined fontSize="small" />}
                  aria-label={t('Edit {{name}}', { name: text })}
                  onClick={() => onEdit(key)}
                  disabledReason={disabledReason}
                >
                  <span>{t('Edit')}</span>
                </ActionButton>
                <ActionButton
                  color="error"
                  size="small"
                  startIcon={<DeleteOutlineRounded fontSize="small" />}
                  aria-label={t('Delete {{name}}', { name: text })}
                  onClick={() => onDelete(key)}
                  disabledReason={disabledReason}
                >
                  <span>{t('Delete')}</span>
                </ActionButton>
              </div>
            </Row>
          )}
        </li>
      ))}
    </List>
  );
}

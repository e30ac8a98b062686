import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { StatusChip, type StatusLabel } from '#src/components/machines/status-chip.tsx';
import { Link } from '#src/components/page/link.tsx';
import { useTranslation } from '#src/language/i18n.ts';

const Frame = styled('section')(({ theme }) => ({
  padding: '12px 20px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > h2': { ...theme.typography.h2, marginBottom: 8 },
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > ul': { display: 'grid', gap: 8, minWidth: 0 },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
}));

export interface ReferringRow {
  id: string;
  name: string;
  href: string;
  status?: StatusLabel | undefined;
}

export interface ReferringRowsProps {
  /** Translated: Incidents. */
  title: string;
  /** The newest ones. */
  rows: readonly ReferringRow[];
  /** How many there are. */
  total: number;
  /** The list of all of them. */
  listHref: string;
  /** Translated: New Incident. */
  addLabel: string;
  onAdd: () => void;
  /** Why none may be added, translated. */
  reason?: string | undefined;
}

/** The rows of one collection that refer to what is looked at. */
export function ReferringRows(props: ReferringRowsProps) {
  const { title, rows, total, listHref, addLabel, onAdd, reason } = props;
  const { t } = useTranslation();
  return (
    <Frame aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{t('None yet.')}</p>
      ) : (
        <ul>
          {rows.map(({ id, name, href, status }) => (
            <li key={id}>
              <Link href={href}>{name}</Link>
              {status && <StatusChip {...status} />}
            </li>
          ))}
        </ul>
      )}
      <div>
        {total > 0 && (
          <Button component={Link} href={listHref} variant="outlined" color="inherit">
            {t('Show all {{count}}', { count: total })}
          </Button>
        )}
        <ActionButton variant="outlined" color="inherit" disabledReason={reason} onClick={onAdd}>
          {addLabel}
        </ActionButton>
      </div>
    </Frame>
  );
}

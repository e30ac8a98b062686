import HistoryRounded from '@mui/icons-material/HistoryRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import Button from '@mui/material/Button';

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginBottom: 16,
  padding: '8px 8px 8px 14px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.info.light,
  color: theme.vars.palette.info.main,
  '& > svg': { fontSize: '1.125rem' },
  '& > p': { flex: 1, minWidth: 180, fontSize: '0.8125rem', fontWeight: 500 },
}));

/** Tells that typed text came back after a reload or a new sign-in. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice role="status">
      <HistoryRounded aria-hidden="true" />
      <p>{t('Your unsaved changes are back.')}</p>
      <Button variant="text" color="inherit" size="small" onClick={onDiscard}>
        {t('Discard draft')}
      </Button>
    </Notice>
  );
}

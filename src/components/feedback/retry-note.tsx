import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '6px 8px 6px 12px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  color: theme.vars.palette.error.main,
  backgroundColor: theme.vars.palette.error.light,
  '& > span': { flex: 1, minWidth: 180 },
}));

export interface RetryNoteProps {
  /** What failed, in a sentence. */
  title: string;
  onRetry: () => void;
}

/** Beside what is there anyway: something that failed and can be tried again. */
export function RetryNote({ title, onRetry }: RetryNoteProps) {
  const { t } = useTranslation();
  return (
    <Note role="alert">
      <span>{title}</span>
      <Button size="small" color="inherit" startIcon={<ReplayRounded />} onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Note>
  );
}

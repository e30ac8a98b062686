import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  padding: 24,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

/** Something is being waited for: the same words wherever. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <Place role="status">
      <CircularProgress size={22} aria-hidden="true" />
      {t('Loading…')}
    </Place>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(310px, 100%), 1fr))',
  gap: '4px 16px',
  padding: 12,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.sea.sunken,
  fontFamily: 'ui-monospace, monospace',
}));

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDownload: () => void;
  /** They are written down, and need not be shown any more. */
  onDone: () => void;
}

/** Codes that are shown once, to be kept elsewhere. */
export function RecoveryCodes({ codes, onDownload, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {t(
          'Keep these recovery codes where you find them without your phone. Each is good for one sign-in; they are not shown again.',
        )}
      </p>
      <List aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="outlined" color="inherit" onClick={onDownload}>
          {t('Download')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('I have kept them')}
        </Button>
      </div>
    </>
  );
}

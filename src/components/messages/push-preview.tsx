import SailingRounded from '@mui/icons-material/SailingRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';

const Phone = styled('figure')(({ theme }) => ({
  maxWidth: 380,
  padding: 14,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.sea.sunken,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0 10px',
    padding: '10px 12px',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& svg': { gridRow: 'span 2', color: theme.vars.palette.primary.main },
  '& p[data-empty]': { color: theme.vars.palette.text.secondary },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' },
}));

/** What a notification looks like on a phone: the product's name, and the words. */
export function PushPreview({ productName, text }: { productName: string; text: string }) {
  const { t } = useTranslation();
  return (
    <Phone aria-live="polite">
      <div>
        <SailingRounded aria-hidden="true" />
        <strong>{productName}</strong>
        {text === '' ? <p data-empty>{t('Your words appear here.')}</p> : <p>{text}</p>}
      </div>
    </Phone>
  );
}

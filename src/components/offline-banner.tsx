import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';

const Banner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 36,
  padding: '6px 16px',
  fontSize: 13,
  color: theme.vars.palette.sea.status.amber.ink,
  backgroundColor: theme.vars.palette.sea.status.amber.soft,
  '& > svg': { fontSize: 18, flexShrink: 0 },
}));

/** Said over the content while the connection is away. The live region is always there, so that its words are read. */
export function OfflineBanner({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {isOffline && (
        <Banner>
          <WifiOffRounded aria-hidden="true" />
          {t('You are offline. What you type is kept; saving works again when the connection is back.')}
        </Banner>
      )}
    </div>
  );
}

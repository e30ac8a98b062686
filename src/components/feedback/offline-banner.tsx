import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import Alert from '@mui/material/Alert';
import { useTranslation } from '#src/language/i18n.ts';

/** Said over the content while the connection is away. The live region is always there, so that its words are read. */
export function OfflineBanner({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {isOffline && (
        <Alert
          severity="warning"
          icon={<WifiOffRounded />}
          role={undefined}
          sx={{ justifyContent: 'center', borderRadius: 0 }}
        >
          {t('You are offline. What you type is kept; saving works again when the connection is back.')}
        </Alert>
      )}
    </div>
  );
}

import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { useTranslation } from '#src/i18n.ts';
import styles from './offline-banner.module.css';

/** Said over the content while the connection is away. The live region is always there, so that its words are read. */
export function OfflineBanner({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {isOffline && (
        <div className={styles.banner}>
          <WifiOffRounded aria-hidden="true" />
          {t('You are offline. What you type is kept; saving works again when the connection is back.')}
        </div>
      )}
    </div>
  );
}

import type { MouseEvent } from 'react';
import { useTranslation, type Text } from '#src/i18n.ts';
import styles from './alert-list.module.css';
import { Link } from './link.tsx';

export interface ListedAlert {
  id: number;
  message: Text;
  /** ISO date-time. */
  at: string;
  /** Where the thing is that it is about. */
  href?: string | undefined;
}

const timeOf = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

export interface AlertListProps<Alert extends ListedAlert> {
  /** The latest first. */
  alerts: readonly Alert[];
  onFollow: (alert: Alert, event: MouseEvent) => void;
}

/** What has arrived, each message leading to what it is about. */
export function AlertList<Alert extends ListedAlert>({ alerts, onFollow }: AlertListProps<Alert>) {
  const { t } = useTranslation();
  if (alerts.length === 0)
    return (
      <p className={styles.none}>
        {t('Nothing new. New boats, bookings and cancel requests are announced here.')}
      </p>
    );
  return (
    <ul className={styles.list}>
      {alerts.map((alert) => (
        <li key={alert.id}>
          {alert.href === undefined ? (
            t(alert.message)
          ) : (
            <Link href={alert.href} onClick={(event) => onFollow(alert, event)}>
              {t(alert.message)}
            </Link>
          )}
          <time dateTime={alert.at}>{timeOf(alert.at)}</time>
        </li>
      ))}
    </ul>
  );
}

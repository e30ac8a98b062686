import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslation, type Text } from '#src/language/i18n.ts';
import { Link } from '#src/components/page/link.tsx';

export interface ListedAlert {
  id: number;
  message: Text;
  /** ISO date-time. */
  at: string;
  /** Where the thing is that it is about. */
  href?: string | undefined;
}

const List = styled('ul')(({ theme }) => ({
  '& > li': { padding: '8px 10px', borderRadius: 6, fontSize: 13 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& time': { display: 'block', fontSize: 12, color: theme.vars.palette.text.secondary },
}));

const None = styled('p')(({ theme }) => ({ padding: 12, color: theme.vars.palette.text.secondary }));

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
    return <None>{t('Nothing new. New boats, bookings and cancel requests are announced here.')}</None>;
  return (
    <List>
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
    </List>
  );
}

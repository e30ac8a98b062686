// Devices that an account was used with: what it is, where and when, and what can be done about it.
import { styled } from '@mui/material/styles';
import { TimeStamp } from '#src/components/formats/time-stamp.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li > div:first-of-type': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));

export interface UsedDevice {
  key: string;
  browser?: string | undefined;
  system?: string | undefined;
  /** The network address. */
  address?: string | undefined;
  /** ISO 8601 in UTC. */
  at: string;
  /** A word or a button at the end of the line. */
  end?: ReactNode;
}

export function DeviceList({ devices }: { devices: readonly UsedDevice[] }) {
  const { t } = useTranslation();
  const nameOf = ({ browser, system }: UsedDevice): string =>
    browser && system
      ? t('{{browser}} on {{system}}', { browser, system })
      : (browser ?? system ?? t('Unknown device'));
  return (
    <List>
      {devices.map((device) => (
        <li key={device.key}>
          <div>
            {nameOf(device)}
            <small>
              <TimeStamp at={device.at} />
              {device.address ? ` · ${device.address}` : ''}
            </small>
          </div>
          {device.end}
        </li>
      ))}
    </List>
  );
}

import BlockRounded from '@mui/icons-material/BlockRounded';
import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import DirectionsBoatRounded from '@mui/icons-material/DirectionsBoatRounded';
import FiberManualRecordRounded from '@mui/icons-material/FiberManualRecordRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import PeopleRounded from '@mui/icons-material/PeopleRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import SyncAltRounded from '@mui/icons-material/SyncAltRounded';
import Chip from '@mui/material/Chip';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';

export type StatusColor = 'blue' | 'red' | 'amber' | 'green' | 'grey';

/** A row of the label tables. */
export interface StatusLabel {
  text: string;
  color: StatusColor;
  /** Name of the icon; an unknown name shows a dot. */
  icon: string;
}

const icons: Record<string, typeof CheckCircleRounded> = {
  block: BlockRounded,
  boat: DirectionsBoatRounded,
  bank: AccountBalanceRounded,
  card: CreditCardRounded,
  cash: PaymentsRounded,
  check: CheckCircleRounded,
  clock: ScheduleRounded,
  cross: CancelRounded,
  document: DescriptionRounded,
  hourglass: HourglassTopRounded,
  lock: LockRounded,
  people: PeopleRounded,
  person: PersonRounded,
  transfer: SyncAltRounded,
};

const Tag = styled(Chip)({
  height: 22,
  maxWidth: '100%',
  borderRadius: 6,
  fontSize: 12,
  fontWeight: 500,
  lineHeight: '22px',
  '& > svg.MuiChip-icon': { margin: '0 0 0 6px', fontSize: 14, color: 'inherit' },
  '& > .MuiChip-label': { padding: '0 8px 0 4px' },
});

/** Status as icon and word; the colour only helps. */
export function StatusChip({ text, color, icon }: StatusLabel) {
  const { t } = useTranslation();
  const { ink, soft } = useTheme().vars.palette.sea.status[color];
  const Icon = icons[icon] ?? FiberManualRecordRounded;
  return <Tag icon={<Icon />} label={t(text)} style={{ color: ink, backgroundColor: soft }} />;
}

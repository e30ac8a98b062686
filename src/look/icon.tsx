// The icons that the JSON files name, as lines (menus, tiles) and filled (chips): one registry for all of them.
import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CancelRounded from '@mui/icons-material/CancelRounded';
import ChairOutlined from '@mui/icons-material/ChairOutlined';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import DirectionsBoatRounded from '@mui/icons-material/DirectionsBoatRounded';
import FiberManualRecordRounded from '@mui/icons-material/FiberManualRecordRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import InsertPhotoOutlined from '@mui/icons-material/InsertPhotoOutlined';
import LockRounded from '@mui/icons-material/LockRounded';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PeopleRounded from '@mui/icons-material/PeopleRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SailingOutlined from '@mui/icons-material/SailingOutlined';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StorageRounded from '@mui/icons-material/StorageRounded';
import SyncAltRounded from '@mui/icons-material/SyncAltRounded';
import type { SvgIconProps } from '@mui/material/SvgIcon';

type Drawn = typeof InfoOutlined;

/** A name with one drawing has no other. */
const icons: Record<string, Drawn | { line: Drawn; filled: Drawn }> = {
  accessory: ChairOutlined,
  admin: AdminPanelSettingsOutlined,
  bank: AccountBalanceRounded,
  block: BlockRounded,
  boat: { line: SailingOutlined, filled: DirectionsBoatRounded },
  calendar: CalendarMonthOutlined,
  card: CreditCardRounded,
  cash: PaymentsRounded,
  check: { line: CheckCircleOutlineRounded, filled: CheckCircleRounded },
  clock: ScheduleRounded,
  cross: CancelRounded,
  data: StorageRounded,
  document: { line: DescriptionOutlined, filled: DescriptionRounded },
  form: DashboardCustomizeOutlined,
  hourglass: HourglassTopRounded,
  info: InfoOutlined,
  lock: LockRounded,
  message: ChatBubbleOutlineRounded,
  payout: PaymentsOutlined,
  people: { line: PeopleAltOutlined, filled: PeopleRounded },
  person: PersonRounded,
  picture: InsertPhotoOutlined,
  place: PlaceOutlined,
  refund: CurrencyExchangeRounded,
  star: StarBorderRounded,
  transfer: SyncAltRounded,
};

/** The names that the JSON files may use. */
export const iconNames = Object.keys(icons);

export interface IconProps extends SvgIconProps {
  /** An unknown one shows a dot. */
  name: string;
  drawing: 'line' | 'filled';
}

export function Icon({ name, drawing, ...props }: IconProps) {
  const found = icons[name] ?? FiberManualRecordRounded;
  const Drawing = 'line' in found ? found[drawing] : found;
  return <Drawing aria-hidden="true" {...props} />;
}

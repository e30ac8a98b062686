// The icons that navigation.json names.
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import InsertPhotoOutlined from '@mui/icons-material/InsertPhotoOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SailingOutlined from '@mui/icons-material/SailingOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StorageRounded from '@mui/icons-material/StorageRounded';
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import ChairOutlined from '@mui/icons-material/ChairOutlined';

const icons: Record<string, typeof InfoOutlined> = {
  accessory: ChairOutlined,
  admin: AdminPanelSettingsOutlined,
  boat: SailingOutlined,
  calendar: CalendarMonthOutlined,
  card: CreditCardRounded,
  check: CheckCircleOutlineRounded,
  data: StorageRounded,
  document: DescriptionOutlined,
  form: DashboardCustomizeOutlined,
  info: InfoOutlined,
  message: ChatBubbleOutlineRounded,
  payout: PaymentsOutlined,
  people: PeopleAltOutlined,
  picture: InsertPhotoOutlined,
  place: PlaceOutlined,
  refund: CurrencyExchangeRounded,
  star: StarBorderRounded,
};

/** The names navigation.json may use. */
export const iconNames = Object.keys(icons);

export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? InfoOutlined;
  return <Icon aria-hidden="true" fontSize="small" />;
}

import SailingOutlined from '@mui/icons-material/SailingOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureTile } from './figure-tile.tsx';

const meta = {
  title: 'Charts/Figure tile',
  component: FigureTile,
  args: {
    href: '#documents',
    title: 'Documents to review',
    icon: <SailingOutlined aria-hidden="true" fontSize="small" />,
    figure: '1,204',
  },
} satisfies Meta<typeof FigureTile>;

export default meta;

export const Compared: StoryObj<typeof meta> = {
  args: { title: 'Bookings', comparison: '+12% (before: 1,075)' },
};
export const Waiting: StoryObj<typeof meta> = {};

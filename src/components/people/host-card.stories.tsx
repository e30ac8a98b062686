import type { Meta, StoryObj } from '@storybook/react-vite';
import { facePicture } from '../../../.storybook/pictures.ts';
import { HostCard } from './host-card.tsx';

const meta = {
  title: 'People/Host card',
  component: HostCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Anna Keller',
    avatar: facePicture(200),
    review: 4.8,
    bookings: 127,
    responseRate: 98,
    isTop: true,
    profileHref: '/home/users',
    onMessage: () => {},
  },
} satisfies Meta<typeof HostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = {};
export const Ordinary: Story = { args: { isTop: false, avatar: undefined, review: 4.1, bookings: 3 } };

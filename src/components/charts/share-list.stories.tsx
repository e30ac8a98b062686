import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareList } from './share-list.tsx';

const meta = {
  title: 'Charts/Share list',
  component: ShareList,
  args: {
    title: 'Boats by their documents',
    shares: [
      {
        key: 'approved',
        label: { text: 'Approved', color: 'green', icon: 'check' },
        href: '#approved',
        value: 31,
        text: '31',
      },
      {
        key: 'waiting',
        label: { text: 'Pending Approval', color: 'blue', icon: 'hourglass' },
        href: '#waiting',
        value: 12,
        text: '12',
      },
      {
        key: 'pending',
        label: { text: 'Pending', color: 'amber', icon: 'clock' },
        href: '#pending',
        value: 0,
        text: '0',
      },
    ],
  },
} satisfies Meta<typeof ShareList>;

export default meta;

export const ThreeLabels: StoryObj<typeof meta> = {};

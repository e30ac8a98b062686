import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from './tab-links.tsx';

const meta = {
  title: 'Layout/Tab links',
  component: TabLinks,
  args: {
    label: 'Parts of Messages',
    tabs: [
      { href: '#conversations', text: 'Conversations', isCurrent: true },
      { href: '#push', text: 'Push notifications', isCurrent: false },
      { href: '#automatic', text: 'Automatic message', isCurrent: false },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;

export const ThreeParts: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ItemList } from './item-list.tsx';

const meta = {
  title: 'Lists/Item list',
  component: ItemList,
  args: {
    empty: 'None is listed.',
    items: [
      { _id: 1, title: 'Bluetooth speaker' },
      { _id: 2, title: 'Snorkelling gear' },
      { _id: 3, title: 'Bimini top' },
      { _id: 4, title: 'Dinghy with outboard' },
      { _id: 5, title: 'Autopilot' },
    ],
  },
} satisfies Meta<typeof ItemList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Allowed: Story = {};
export const Unallowed: Story = { args: { kind: 'unallowed' } };
export const None: Story = { args: { items: [] } };

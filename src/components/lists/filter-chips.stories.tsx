import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  title: 'Lists/Filter chips',
  component: FilterChips,
  args: {
    filters: [
      { key: 'status', label: 'Status', value: 'Pending Approval' },
      { key: 'boattype', label: 'Type', value: 'Catamaran' },
      { key: 'price', label: 'Price', value: 'up to $400' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Type' }));
    await expect(args.onRemove).toHaveBeenCalledWith('boattype');
  },
};
export const None: Story = { args: { filters: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  title: 'Lists/Filter chips',
  component: FilterChips,
  args: {
    filters: [
      { key: 'status', label: 'Status', value: 'Pending Approval', remove: fn() },
      { key: 'boattype', label: 'Type', value: 'Catamaran', remove: fn() },
      { key: 'price', label: 'Price', value: 'up to $400', remove: fn() },
    ],
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Type' }));
    const removed = args.filters.map(({ remove }) => mocked(remove).mock.calls.length);
    await expect(removed).toEqual([0, 1, 0]);
  },
};
export const None: Story = { args: { filters: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Plots } from './plots.tsx';

const meta = {
  title: 'Screen parts/Plots',
  component: Plots,
  args: {
    figures: {
      boats: { approved: 40, pendingApproval: 12, pending: 8 },
      months: ['2026-09', '2026-10', '2026-11'].map((month, at) => ({
        month,
        bookings: 30 + at * 4,
        revenue: 21_500 + at * 3_200,
      })),
      payouts: ['2026-11-30', '2026-12-07'].map((week, at) => ({ week, amount: 4_200 + at * 900 })),
    },
  },
} satisfies Meta<typeof Plots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllFigures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(4);
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
  },
};

export const OnlyBoats: Story = {
  name: 'what is not told, as one may not read it, has no empty plot',
  args: { figures: { boats: { approved: 40, pendingApproval: 12, pending: 8 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { daysUntil } from '#src/stores/overview.ts';
import { DayFigures } from './day-figures.tsx';

const days = daysUntil(30);

const meta = {
  title: 'Screen parts/Day figures',
  component: DayFigures,
  args: {
    heading: <h2 id="what-happened">What happened</h2>,
    days,
    figures: {
      ...days,
      now: { bookings: 40, revenue: 38_645, cancelled: 8, boats: 10, users: 4 },
      before: { bookings: 36, revenue: 42_400, cancelled: 2, boats: 5, users: 4 },
    },
    onChange: fn(),
  },
} satisfies Meta<typeof DayFigures>;

export default meta;

export const AMonth: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    const chosen = canvas.getByRole('button', { name: '30 days', pressed: true });
    // A line, as below the chosen one of tabs: the grounds alone are too near to each other.
    await expect(getComputedStyle(chosen).boxShadow).toContain('inset');
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }));
    await expect(args.onChange).toHaveBeenCalledWith(daysUntil(7));
  },
};

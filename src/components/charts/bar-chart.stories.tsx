import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './bar-chart.tsx';

const revenue = [1200, 900, 1800, 4200, 8100, 9400, 12800, 13100, 7200, 3900, 0, 640];

const meta = {
  title: 'Data/Bar chart',
  component: BarChart,
  args: {
    title: 'Revenue by month of the trip',
    nameTitle: 'Month',
    total: '$63,240',
    bars: revenue.map((value, index) => ({
      name: `2026-${String(index + 1).padStart(2, '0')}`,
      short: new Date(Date.UTC(2026, index)).toLocaleDateString('en', { month: 'short', timeZone: 'UTC' }),
      value,
      text: `$${value.toLocaleString('en')}`,
      shortText: `$${(value / 1000).toFixed(1)}K`,
    })),
  },
} satisfies Meta<typeof BarChart>;

export default meta;

export const AYear: StoryObj<typeof meta> = {};

export const NothingYet: StoryObj<typeof meta> = {
  args: {
    total: '$0',
    bars: meta.args.bars.map((bar) => ({ ...bar, value: 0, text: '$0', shortText: '$0' })),
  },
};

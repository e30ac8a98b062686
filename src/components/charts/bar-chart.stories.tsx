import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { lookInForcedColors } from '../../../.storybook/both-schemes.ts';
import { BarChart } from './bar-chart.tsx';

const revenue = [1200, 900, 1800, 4200, 8100, 9400, 12800, 13100, 7200, 3900, 0, 640];

const meta = {
  title: 'Charts/Bar chart',
  component: BarChart,
  args: {
    title: 'Revenue by month of the trip',
    nameTitle: 'Month',
    list: '#bookings',
    textOf: (value) => `$${value.toLocaleString('en')}`,
    shortTextOf: (value) => `$${(value / 1000).toFixed(1)}K`,
    bars: revenue.map((value, index) => ({
      name: `2026-${String(index + 1).padStart(2, '0')}`,
      short: new Date(Date.UTC(2026, index)).toLocaleDateString('en', { month: 'short', timeZone: 'UTC' }),
      value,
    })),
  },
} satisfies Meta<typeof BarChart>;

export default meta;

export const AYear: StoryObj<typeof meta> = {
  play: async ({ canvasElement, userEvent }) => {
    // Drawn when its library is there.
    await waitFor(() => expect(canvasElement.querySelector('.MuiBarChart-element')).not.toBeNull());
    const strokeOf = (name: string): string =>
      getComputedStyle(canvasElement.querySelector(`.MuiCharts${name}`) as Element).stroke;
    await expect(strokeOf('Axis-line')).toBe(strokeOf('Grid-line'));
    const [label, muted] = ['.MuiChartsAxis-tickLabel', 'figcaption span'].map((place) =>
      getComputedStyle(canvasElement.querySelector(place) as Element),
    );
    await expect(label?.fill).toBe(muted?.color);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('img', { name: /^2026-01; .+\$1,200$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#bookings?from=2026-01-01&to=2026-01-31');
    // The library asks where the pointer is.
    const target = canvasElement.querySelectorAll('.MuiBarChart-element')[3] as Element;
    const { x, y } = target.getBoundingClientRect();
    const coords = { clientX: x + 4, clientY: y + 4 };
    await userEvent.pointer({ keys: '[MouseLeft]', target, coords });
    await expect(window.location.hash).toBe('#bookings?from=2026-04-01&to=2026-04-30');
    await lookInForcedColors(async () => {
      const ink = getComputedStyle(document.body).color;
      for (const drawn of ['.MuiBarChart-element', '.MuiChartsAxis-tickLabel'])
        await waitFor(() =>
          expect(getComputedStyle(canvasElement.querySelector(drawn) as Element).fill).toBe(ink),
        );
    });
  },
};

export const NothingYet: StoryObj<typeof meta> = {
  args: { bars: meta.args.bars.map((bar) => ({ ...bar, value: 0 })) },
};

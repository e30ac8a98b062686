import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breakdown } from './breakdown.tsx';

const meta = {
  title: 'Formats/Breakdown',
  component: Breakdown,
  args: {
    rows: [
      { label: 'Price', amount: 480 },
      { label: 'Service fee 10%', amount: -48 },
      { label: 'Refund of booking 100207', amount: -120.5 },
      { label: 'Payout', amount: 311.5, isTotal: true },
    ],
  },
} satisfies Meta<typeof Breakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payout: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$311.50')).toBeVisible();
    await expect(canvas.getByText('-$48')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
};

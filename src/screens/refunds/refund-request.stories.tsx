import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefundRequest } from './refund-request.tsx';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const meta = {
  title: 'Screen parts/Refund request',
  component: RefundRequest,
  args: {
    booking: {
      _id: '100312',
      guestName: 'Giulia Rossi',
      boatName: 'Oceanis 38.1',
      policy: 2,
      days: 1,
      feePercent: 10,
      tripStart: inDays(30),
      paid: 480,
      refunded: 0,
    },
    onBack: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTime: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Amount/)).toHaveValue('480');
    await userEvent.click(canvas.getByRole('button', { name: 'Request refund' }));
    await expect(await canvas.findByText('Reason field must not be empty')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Another booking' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

/** Half of one day's cost stays with the host and the platform. */
export const TooLate: Story = {
  args: { booking: { ...meta.args.booking, days: 2, tripStart: inDays(0.2) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Amount/)).toHaveValue('360');
    await expect(canvas.getByText('Penalty (of it service fee $12)')).toBeVisible();
  },
};

export const PartlyRefunded: Story = {
  args: { booking: { ...meta.args.booking, refunded: 200 } },
};

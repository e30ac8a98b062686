import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayoutFacts } from './payout-facts.tsx';

const meta = {
  title: 'Screen parts/Payout facts',
  component: PayoutFacts,
  args: {
    payout: {
      _id: 'story',
      state: 'due',
      bookingId: '100312',
      hostName: 'Sanne Visser',
      guestName: 'Giulia Rossi',
      boatName: 'Oceanis 38.1',
      tripStart: '2026-07-10T09:30:00.000Z',
      dueAt: '2026-07-13T00:00:00.000Z',
      price: 480,
      fee: 48,
      feePercent: 10,
      amount: 432,
      lines: [
        { kind: 'price', bookingId: '100312', amount: 480 },
        { kind: 'fee', bookingId: '100312', amount: -48 },
      ],
    },
  },
} satisfies Meta<typeof PayoutFacts>;

export default meta;
type Story = StoryObj<typeof meta>;
const { payout } = meta.args;

/** What there is to know of the trip, its guest and its boat stands there. */
export const Due: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '100312' })).toHaveAttribute('href', '/home/bookings?row=100312'),
};
export const Paid: Story = {
  args: {
    payout: {
      ...payout,
      state: 'paid',
      method: 'wire',
      reference: 'HSB-104422',
      paidOn: '2026-07-15',
      batch: 'B-000012',
    },
  },
};
export const Held: Story = {
  args: { payout: { ...payout, state: 'held', reason: 'The guest has complained about the boat.' } },
};
export const Returned: Story = {
  args: {
    payout: {
      ...payout,
      state: 'failed',
      method: 'paypal',
      reference: 'PAYPAL-37099',
      paidOn: '2026-07-15',
      detailsSentAt: '2026-07-16T10:00:00.000Z',
      reason: 'The name does not match the account.',
    },
  },
};
/** What refunds ask of the host: of its own booking, and of one that was paid out already. */
export const AfterRefunds: Story = {
  args: {
    payout: {
      ...payout,
      amount: 216.5,
      lines: [
        ...payout.lines,
        { kind: 'refund', bookingId: '100312', refundId: 'a', amount: -90 },
        { kind: 'refund', bookingId: '100207', refundId: 'b', amount: -125.5 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refund of booking 100207')).toBeVisible();
    await expect(canvas.getByText('$216.50')).toBeVisible();
  },
};
export const NothingToPay: Story = {
  args: {
    payout: {
      ...payout,
      state: 'cancelled',
      amount: 0,
      lines: [...payout.lines, { kind: 'refund', bookingId: '100312', refundId: 'a', amount: -432 }],
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { RefundFacts } from './refund-facts.tsx';

const meta = {
  title: 'Screen parts/Refund facts',
  component: RefundFacts,
  args: {
    reasons: catalogueRows.refundreasons,
    refund: {
      _id: 'story',
      state: 'requested',
      bookingId: '100312',
      guestName: 'Giulia Rossi',
      hostName: 'Sanne Visser',
      boatName: 'Oceanis 38.1',
      reason: 3,
      policy: 2,
      days: 7,
      tripStart: '2026-07-10T09:30:00.000Z',
      cancelledAt: '2026-07-09T12:15:00.000Z',
      date: '2026-07-09T14:02:00.000Z',
      requestedByName: 'Owen Pryce',
      paid: 3500,
      refunded: 0,
      penalty: 250,
      penaltyFee: 25,
      proposal: 3250,
      amount: 3250,
    },
  },
} satisfies Meta<typeof RefundFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penalty (of it service fee $25)')).toBeVisible();
    await expect(canvas.getByText('Bad weather')).toBeVisible();
    const booking = canvas.getByRole('link', { name: '100312' });
    await expect(booking).toHaveAttribute('href', '/home/bookings?row=100312');
  },
};
export const WithoutPenalty: Story = {
  args: { refund: { ...meta.args.refund, policy: 1, penalty: 0, proposal: 3500, amount: 3500 } },
};
export const SecondOfItsBooking: Story = {
  args: { refund: { ...meta.args.refund, refunded: 1000, proposal: 2250, amount: 500 } },
};
export const Rejected: Story = {
  args: {
    refund: {
      ...meta.args.refund,
      state: 'rejected',
      decidedByName: 'Marta Soler',
      rejection: 'The guest moved the trip to another day and sails after all.',
    },
  },
};
export const Failed: Story = {
  args: {
    refund: {
      ...meta.args.refund,
      state: 'failed',
      decidedByName: 'Marta Soler',
      note: 'Gale warning: the harbour master closed the port.',
      failure: 'The card has expired.',
    },
  },
};
/** Another server may know little of it. */
export const HardlyAnythingIsKnown: Story = {
  args: { refund: { _id: 'story', state: 'requested' }, reasons: undefined },
};

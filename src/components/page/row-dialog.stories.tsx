import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RowDialog, type RowAction } from './row-dialog.tsx';
import { BookingFacts } from '#src/components/bookings/booking-facts.tsx';

const actions: RowAction[] = [
  { event: 'confirm', label: 'Confirm Booking', tone: 'primary' },
  { event: 'cancel', label: 'Cancel Booking', tone: 'danger' },
];

const meta = {
  title: 'Page/Row dialog',
  component: RowDialog,
  args: {
    title: 'Booking Details',
    bookingId: 100417,
    status: { text: 'TobeConfirmed', color: 'blue', icon: 'hourglass' },
    children: (
      <BookingFacts
        booking={{
          _id: 100417,
          guestName: 'Giulia Conti',
          hostName: 'Marko Kovačević',
          boatName: 'Oceanis 38.1',
          guestEmail: 'giulia.conti@guests.example',
          date: '2026-12-04T09:30:00.000Z',
          plan: 'A day around Šolta',
          count: 6,
          price: 1240,
          paymethod: 'card',
        }}
      />
    ),
    actions,
    onAction: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RowDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeConfirmed: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Booking Details' });
    await expect(dialog).toHaveTextContent('Booking 100417');
    await expect(document.title).toMatch(/^Booking 100417 · /);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Booking' }));
    await expect(args.onAction).toHaveBeenCalledWith('confirm');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Cancelled: Story = {
  args: { status: { text: 'Cancelled', color: 'red', icon: 'cross' }, actions: [] },
};
export const Confirming: Story = { args: { busy: 'confirm' } };
export const NotAllowed: Story = {
  args: {
    actions: actions.map((action) => ({
      ...action,
      disabledReason: 'Only admins with full access and managers may confirm or cancel bookings.',
    })),
  },
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Confirm Booking' });
    await expect(button).toHaveAccessibleDescription(/Only admins/);
    await userEvent.click(button);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
/** Those of a payout, which need two lines: no step stands alone in one. */
export const InTwoLines: Story = {
  args: {
    actions: [
      { event: 'account', label: 'Host account info', tone: 'quiet' },
      { event: 'resend', label: 'Resend Payout Details', tone: 'quiet' },
      { event: 'pay', label: 'Mark as Paid', tone: 'primary' },
      { event: 'hold', label: 'Hold', tone: 'danger' },
    ],
  },
  play: async () => {
    const topOf = async (name: string): Promise<number> =>
      (await screen.findByRole('button', { name })).getBoundingClientRect().top;
    await expect(await topOf('Hold')).toBe(await topOf('Mark as Paid'));
    await expect(await topOf('Hold')).toBeGreaterThan(await topOf('Close'));
  },
};

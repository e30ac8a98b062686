import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BulkBar } from './bulk-bar.tsx';

const meta = {
  title: 'Lists/Bulk bar',
  component: BulkBar,
  args: {
    count: 3,
    actions: [
      { event: 'confirm', label: 'Confirm Booking', danger: false },
      { event: 'cancel', label: 'Cancel Booking', danger: true },
    ],
    onAction: fn(),
    onAll: fn(),
    onNone: fn(),
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 chosen');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Booking' }));
    await expect(args.onAction).toHaveBeenCalledWith('cancel');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }));
    await expect(args.onNone).toHaveBeenCalled();
  },
};

export const MoreMatch: Story = {
  args: { matching: 412 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all 412 that match' }));
    await expect(args.onAll).toHaveBeenCalled();
  },
};

export const TooManyMatch: Story = {
  args: { matching: 98_000, allReason: 'At most 2,000 rows at once: search or filter the list first.' },
};

export const NotAllowed: Story = {
  args: {
    actions: [
      {
        event: 'confirm',
        label: 'Confirm Booking',
        danger: false,
        disabledReason: 'Only admins with full access may do this.',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Confirm Booking' });
    await expect(button).toHaveAccessibleDescription('Only admins with full access may do this.');
    await userEvent.click(button);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    matching: 277,
    actions: ['Mark as Paid', 'Hold', 'Release', 'The bank returned it', 'Make due again'].map((label) => ({
      event: label,
      label,
      danger: label === 'Hold',
    })),
  },
};

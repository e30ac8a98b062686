import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
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

/** The form stays as it is typed into: another moment changes what is proposed, nothing else. */
export const AnotherMoment: Story = {
  args: { booking: { ...meta.args.booking, tripStart: '2026-03-10T09:00:00.000Z' } },
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText(/^Amount/);
    const at = canvas.getByRole('group', { name: /^Cancelled at/ });
    const [day, time] = at.querySelectorAll('input, select');
    if (!day || !time) throw new Error('There is no day, or no time.');
    await userEvent.type(canvas.getByLabelText(/^Note/), 'Storm');
    await fireEvent.change(day, { target: { value: '2026-01-10' } });
    await waitFor(() => expect(amount).toHaveValue('480'));
    await fireEvent.change(day, { target: { value: '2026-03-10' } });
    await waitFor(() => expect(amount).toHaveValue('240'));
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('Storm');
    await expect(canvas.queryByText('Your unsaved changes are back.')).toBeNull();
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await fireEvent.change(day, { target: { value: '2026-01-10' } });
    await expect(amount).toHaveValue('100');
    await fireEvent.change(day, { target: { value: '' } });
    await fireEvent.change(time, { target: { value: '' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Request refund' }));
    await expect(await canvas.findByText('Cancelled at is required.')).toBeVisible();
    await expect(amount).toHaveValue('100');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BatchDialog } from './batch-dialog.tsx';

const names = ['Sanne Visser', 'Hugo Laurent', 'Maria-Alexandra Papadimitriou-Konstantinopoulos'];

const meta = {
  title: 'Screens/Batch dialog',
  component: BatchDialog,
  args: {
    picked: names.map((hostName, index) => ({
      _id: `payout-${index}`,
      bookingId: String(100_312 + index),
      hostName,
      state: 'due',
      amount: 432.1 + index,
      dueAt: '2026-07-13T00:00:00.000Z',
    })),
    onClose: fn(),
    onPaid: fn(),
  },
} satisfies Meta<typeof BatchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picked: Story = {
  play: async ({ userEvent }) => {
    const count = await screen.findByText(/^3 chosen/);
    await expect(count).toHaveTextContent('3 chosen · $1,299.30');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as Paid' }));
    await waitFor(() => expect(screen.getByText('Method field must not be empty')).toBeVisible());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await expect(count).toHaveTextContent('0 chosen');
    await expect(screen.getByRole('button', { name: 'Mark as Paid' })).toHaveAccessibleDescription(
      'Choose at least one payout.',
    );
  },
};

export const NothingIsDue: Story = { args: { picked: [] } };

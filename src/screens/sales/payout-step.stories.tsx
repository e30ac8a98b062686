import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import { session } from '#src/stores/session.ts';
import { PayoutStep } from './payout-step.tsx';

const meta = {
  title: 'Screen parts/Payout step',
  component: PayoutStep,
  args: {
    payout: {
      _id: 'story',
      state: 'due',
      account: {
        holder: 'Sanne Visser',
        bank: 'Harbour Savings Bank',
        accountNumber: '40718253407',
        aba: '021000021',
      },
    },
    step: 'pay',
    onClose: fn(),
  },
} satisfies Meta<typeof PayoutStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pay: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as Paid' }));
    await waitFor(() => expect(screen.getByText('Reference is required.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
/** What the machine marks as dangerous is a red button here, too. */
export const Hold: Story = {
  args: { step: 'hold' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Confirm' });
    await expect(button).toHaveClass('MuiButton-colorError');
  },
};
export const Returned: Story = { args: { step: 'fail' } };
export const Account: Story = { args: { step: 'account' } };
export const AccountOnlyToRead: Story = {
  args: { step: 'account' },
  beforeEach: () => {
    session.admin = { _id: 'support', role: 3 };
    return () => void (session.admin = null);
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save Changes' })).toHaveAccessibleDescription(
      english(refusalOf('payouts.decide')),
    );
  },
};

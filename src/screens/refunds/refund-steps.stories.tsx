import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import { session } from '#src/stores/session.ts';
import { RefundSteps } from './refund-steps.tsx';
import { decisionSteps, proofSteps } from './refund-text.ts';

const meta = {
  title: 'Screen parts/Refund steps',
  component: RefundSteps,
  args: {
    refund: { _id: 'story', state: 'requested', requestedBy: 'support' },
    steps: decisionSteps,
    busy: undefined,
    onStep: fn(),
  },
  beforeEach: () => {
    session.admin = { _id: 'manager', role: 2 };
    return () => void (session.admin = null);
  },
} satisfies Meta<typeof RefundSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <>
      {Object.keys(labels.refund).map((state) => (
        <RefundSteps key={state} {...args} refund={{ ...args.refund, state }} />
      ))}
    </>
  ),
};

export const Requested: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onStep).toHaveBeenCalledWith('approve');
    const later = canvas.getByRole('button', { name: 'Start processing' });
    await expect(later).toHaveAccessibleDescription('Not possible while the refund is Requested.');
  },
};

export const Approving: Story = { args: { busy: 'approve' } };

export const Sent: Story = {
  args: { refund: { _id: 'story', state: 'processing' }, steps: proofSteps },
};

export const OnesOwn: Story = {
  args: { refund: { _id: 'story', state: 'requested', requestedBy: 'manager' } },
  play: async ({ canvas }) => {
    for (const name of ['Approve', 'Reject'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        messages.refusal.ownRefund,
      );
  },
};

export const NotAllowed: Story = {
  beforeEach: () => {
    session.admin = { _id: 'support', role: 3 };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
      english(refusalOf('refunds.decide')),
    );
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).not.toHaveAttribute('aria-disabled');
  },
};

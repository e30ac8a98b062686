import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CampaignReview } from './campaign-review.tsx';

const meta = {
  title: 'Screen parts/Campaign review',
  component: CampaignReview,
  decorators: [(story) => <div style={{ maxWidth: 560 }}>{story()}</div>],
  args: {
    campaign: {
      _id: 7,
      status: 'draft',
      audience: 'all',
      text: 'The season opens on Saturday.',
      recipients: 12279,
    },
    onEdit: () => {},
    children: null,
  },
} satisfies Meta<typeof CampaignReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {};
export const AskingOnceMore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    const question = await within(document.body).findByRole('alertdialog');
    await expect(question).toHaveAccessibleName('Send to all 12,279 hosts and guests?');
  },
};
export const Named: Story = {
  args: {
    campaign: {
      ...meta.args.campaign,
      audience: 'specific',
      recipients: 2,
      people: [
        { _id: '1', firstName: 'Anna', lastName: 'Keller' },
        { _id: '2', email: 'marko@example.com' },
      ],
    },
  },
};
export const Sending: Story = {
  args: { campaign: { ...meta.args.campaign, status: 'sending', sent: 4500, failed: 2 } },
};
export const Sent: Story = { args: { campaign: { ...meta.args.campaign, status: 'sent', sent: 12279 } } };
export const NotAllReached: Story = {
  args: { campaign: { ...meta.args.campaign, status: 'failed', sent: 12270, failed: 9 } },
};

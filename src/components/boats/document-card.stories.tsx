import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { lookByTouch } from '../../../.storybook/both-schemes.ts';
import { paperPicture } from '../../../.storybook/pictures.ts';
import { DocumentCard } from './document-card.tsx';

const meta = {
  title: 'Boats/Document card',
  component: DocumentCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Navigation License',
    image: { src: paperPicture('Navigation License') },
    status: { text: 'Not yet decided', color: 'blue', icon: 'hourglass' },
    actions: [
      { event: 'approve', label: 'Approve' },
      { event: 'reject', label: 'Reject' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof DocumentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onAction).toHaveBeenCalledWith('approve');
  },
};
export const Approved: Story = {
  args: {
    status: { text: 'Approved', color: 'green', icon: 'check' },
    actions: [{ event: 'askVerification', label: 'Ask Verification' }],
  },
};
export const Pending: Story = {
  args: { status: { text: 'Pending', color: 'amber', icon: 'clock' }, actions: [] },
};
export const NoImage: Story = { args: { title: 'Authorization', image: undefined } };
export const Approving: Story = { args: { busy: 'approve' } };
export const NotAllowed: Story = {
  args: {
    actions: [
      { event: 'approve', label: 'Approve', disabledReason: 'Your role may not decide about documents.' },
      { event: 'reject', label: 'Reject', disabledReason: 'Your role may not decide about documents.' },
    ],
  },
};
export const Touched: Story = {
  args: { choice: { isChosen: true, pressedBy: 'first', onChoose: fn() } },
  play: async ({ canvas }) => {
    await lookByTouch(async () => {
      const title = canvas.getByRole('button', { name: 'Navigation License' });
      await expect(title.offsetHeight).toBe(44);
    });
  },
};
export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Navigation License' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation License' })).toBeVisible());
  },
};

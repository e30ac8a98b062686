import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Feedback/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete review by Anna Keller?',
    children: 'The review leaves the boat’s page and its score. This cannot be undone.',
    confirmLabel: 'Delete review',
    cancelLabel: 'Keep review',
    destructive: true,
    onConfirm: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep review' })).toHaveFocus());
  },
};
export const Plain: Story = {
  args: {
    title: 'Approve the navigation license of Bavaria Cruiser 46?',
    children: 'The owner is told at once.',
    confirmLabel: 'Approve',
    cancelLabel: undefined,
    destructive: false,
  },
};
export const Busy: Story = { args: { busy: true } };

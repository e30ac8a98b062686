import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  args: { title: 'There was an error fetching the boats', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/check the connection/)).toBeVisible();
  },
};
/** The server said so itself: the connection is well. */
export const Answered: Story = {
  args: { title: 'Only Full access may see the other admin accounts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was lost. You can try again.')).toBeVisible();
  },
};
export const WithDetail: Story = {
  args: {
    title: 'The changes were not saved',
    children: 'What you typed is still in the form. Nothing was sent.',
  },
};
export const ConnectionIsBack: Story = {
  play: async ({ args }) => {
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(args.onRetry).toHaveBeenCalled();
    });
  },
};

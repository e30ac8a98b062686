import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RetryNote } from './retry-note.tsx';

const meta = {
  title: 'Feedback/Retry note',
  component: RetryNote,
  args: { title: 'Not sent: The server cannot be reached.', onRetry: fn() },
} satisfies Meta<typeof RetryNote>;

export default meta;

export const Failed: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

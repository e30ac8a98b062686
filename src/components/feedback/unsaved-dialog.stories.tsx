import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UnsavedDialog } from './unsaved-dialog.tsx';

const meta = {
  title: 'Feedback/Unsaved dialog',
  component: UnsavedDialog,
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof UnsavedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};
export const Closed: Story = { args: { isOpen: false } };

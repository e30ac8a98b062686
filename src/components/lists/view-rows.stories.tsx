import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ViewRows } from './view-rows.tsx';

const meta = {
  title: 'Lists/View rows',
  component: ViewRows,
  args: {
    views: [
      { id: '1', name: 'To be confirmed', isDefault: true, isShared: false, isOwn: true },
      { id: '2', name: 'Cancelled in April', isDefault: false, isShared: true, isOwn: false },
    ],
    onMove: fn(),
    onDefault: fn(),
    onShare: fn(),
    onRename: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ViewRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Views: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete Cancelled in April' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the list with To be confirmed' }));
    await expect(args.onDefault).toHaveBeenCalledWith('1', false);
  },
};

/** Before a server that keeps no views. */
export const InTheBrowser: Story = {
  args: { onShare: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Share To be confirmed with everybody' })).toBeNull();
  },
};

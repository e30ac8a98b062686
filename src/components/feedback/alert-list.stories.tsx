import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AlertList } from './alert-list.tsx';

const at = '2026-04-18T09:30:00.000Z';

const meta = {
  title: 'Feedback/Alert list',
  component: AlertList,
  decorators: [(story) => <div style={{ maxWidth: 360 }}>{story()}</div>],
  args: {
    alerts: [
      {
        id: '3',
        message: 'Gus Guest asks to cancel the booking of Oceanis 38',
        at,
        href: '#booking',
        kind: 'Bookings',
        isUnread: true,
      },
      { id: '2', message: 'New boat to review: Oceanis 38', at, href: '#boat', kind: 'Boats' },
      { id: '1', message: 'Something happened at the quay', at },
    ],
    onFollow: fn((_: unknown, event: MouseEvent) => event.preventDefault()),
    onMark: fn(),
  },
} satisfies Meta<typeof AlertList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getAllByText('2026-04-18 09:30 UTC')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: 'New boat to review: Oceanis 38' }));
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }), expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }));
    await expect(args.onMark).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }), false);
    await expect(canvas.getAllByRole('button', { name: 'Mark as unread' })).toHaveLength(2);
  },
};
export const None: Story = { args: { alerts: [] } };

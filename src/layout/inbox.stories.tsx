import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { alerts } from '#src/stores/alerts.ts';
import type { ReceivedAlert } from '#src/stores/kept-alerts.ts';
import { Inbox } from './inbox.tsx';

const at = '2026-04-18T09:30:00.000Z';
const received: ReceivedAlert[] = [
  {
    id: '3',
    message: 'Gus Guest asks to cancel the booking of Oceanis 38',
    at,
    bookingId: 'b-1',
    kind: 'Bookings',
    isUnread: true,
  },
  { id: '2', message: 'New boat to review: Oceanis 38', at, boatId: 'o-38', kind: 'Boats' },
  { id: '1', message: 'Something happened at the quay', at },
];

const meta = {
  title: 'Layout/Inbox',
  component: Inbox,
  decorators: [(story) => <div style={{ maxWidth: 360 }}>{story()}</div>],
  args: { close: fn() },
  beforeEach: () => {
    Object.assign(alerts, { received, unread: 1, silent: [] });
    return () => void Object.assign(alerts, { received: [], unread: 0, silent: [] });
  },
} satisfies Meta<typeof Inbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};

export const OfOneKind: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Boats');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NoneOfAKind: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Mentions');
    await expect(canvas.getByText('Nothing here.')).toBeVisible();
  },
};

export const OneIsSilent: Story = {
  beforeEach: () => void Object.assign(alerts, { silent: ['Boats'] }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Boats');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

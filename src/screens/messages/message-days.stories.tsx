import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MessageDays } from './message-days.tsx';

const meta = {
  title: 'Screen parts/Message days',
  component: MessageDays,
  args: {
    name: 'Anna Keller',
    messages: [
      {
        _id: 1,
        number: 1,
        sender: 'user',
        text: 'Is the boat free on Sunday?',
        date: '2026-04-18T09:30:00.000Z',
      },
      {
        _id: 2,
        number: 2,
        sender: 'staff',
        name: 'Ada Admin',
        text: 'It is.',
        date: '2026-04-18T09:42:00.000Z',
        delivered: '2026-04-18T09:43:00.000Z',
      },
      {
        _id: 3,
        number: 3,
        sender: 'automatic',
        text: 'Hello Anna, your trip is confirmed.',
        date: '2026-04-19T00:01:00.000Z',
      },
    ],
    hasOlder: false,
    isLoadingOlder: false,
    onOlder: fn(),
  },
} satisfies Meta<typeof MessageDays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '2026-04-18' })).toHaveTextContent('Ada Admin');
    await expect(canvas.getByRole('region', { name: '2026-04-19' })).toHaveTextContent('Automatic message');
  },
};
export const Older: Story = {
  args: { hasOlder: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};
export const LoadingOlder: Story = { args: { hasOlder: true, isLoadingOlder: true } };
export const Empty: Story = { args: { messages: [] } };

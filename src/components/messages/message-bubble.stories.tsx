import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageBubble } from './message-bubble.tsx';

const meta = {
  title: 'Messages/Message bubble',
  component: MessageBubble,
  decorators: [(story) => <ul style={{ display: 'flex', flexDirection: 'column', gap: 8 }}>{story()}</ul>],
  args: {
    text: 'Can we bring our dog?',
    author: 'Anna Keller',
    date: '2026-04-18T09:30:00.000Z',
    isOwn: false,
    isDelivered: false,
  },
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheUser: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('09:30 UTC')).toBeVisible();
    await expect(canvas.queryByText('Sent')).toBeNull();
  },
};
export const Sent: Story = { args: { isOwn: true, author: 'Ada', text: 'She is welcome on board.' } };
export const Delivered: Story = { args: { ...Sent.args, isDelivered: true } };
export const LongName: Story = {
  args: { ...Delivered.args, author: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6) },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem');
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    await expect(canvas.getByText('09:30 UTC')).toBeVisible();
  },
};
export const LongWord: Story = { args: { text: `https://example.com/${'a'.repeat(300)}\nand a new line` } };

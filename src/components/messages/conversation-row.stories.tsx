import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConversationRow } from './conversation-row.tsx';

const meta = {
  title: 'Messages/Conversation row',
  component: ConversationRow,
  decorators: [(story) => <div style={{ maxWidth: 340 }}>{story()}</div>],
  args: {
    href: '#7',
    name: 'Anna Keller',
    role: 'Host',
    text: 'Good morning! I uploaded the new navigation license yesterday.',
    date: '2026-04-18T09:30:00.000Z',
    unread: 2,
    isCurrent: false,
  },
} satisfies Meta<typeof ConversationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Anna Keller.*2026-04-18.*2 unread/ })).toBeVisible();
  },
};
export const Answered: Story = { args: { unread: 0, text: 'Staff: Both are on the list now.' } };
export const Current: Story = { args: { unread: 0, isCurrent: true } };
export const LongName: Story = {
  args: { name: 'Maria-Alexandra Theodora Papadimitriou-Konstantinopoulos von Hohenfels-Langenberg' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MentionList } from './mention-list.tsx';

const meta = {
  title: 'People/Mention list',
  component: MentionList,
  args: {
    id: 'mention',
    people: [
      { _id: 1, name: 'Ulla Lind' },
      { _id: 2, name: 'Ulrich Brandt' },
    ],
    at: 1,
    onTake: fn(),
  },
} satisfies Meta<typeof MentionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('@Ulrich Brandt');
    await userEvent.click(canvas.getByRole('option', { name: '@Ulla Lind' }));
    await expect(args.onTake).toHaveBeenCalledWith('Ulla Lind');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubjectChoice } from './subject-choice.tsx';

const meta = {
  title: 'Screen parts/Workshop/Subject choice',
  component: SubjectChoice,
  args: {
    subjects: [
      { _id: 'boat-info', title: 'Boat Information', group: 'forms' },
      { _id: 'user', title: 'User', group: 'forms' },
    ],
    begun: ['collections:crew.collection.json'],
    value: 'user',
    onChoose: fn(),
  },
} satisfies Meta<typeof SubjectChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveDisplayValue('User · user'),
};

export const Unknown: Story = {
  name: 'what an address names and nobody knows looks like nothing else, and everything can be chosen instead',
  args: { value: 'user-of-old' },
  play: async ({ canvas, userEvent, args }) => {
    const choice = canvas.getByRole('combobox');
    await expect(choice).toHaveDisplayValue('user-of-old');
    await userEvent.selectOptions(choice, 'boat-info');
    await expect(args.onChoose).toHaveBeenCalledWith('boat-info');
  },
};

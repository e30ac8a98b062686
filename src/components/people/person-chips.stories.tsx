import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonChips } from './person-chips.tsx';

const meta = {
  title: 'People/Person chips',
  component: PersonChips,
  args: {
    people: [
      { _id: '1', name: 'Anna Keller', email: 'anna.keller@example.com' },
      { _id: '2', name: 'Marko Kovačević' },
      { _id: '3', name: 'Maria-Alexandra Papadimitriou-Konstantinopoulos' },
    ],
  },
} satisfies Meta<typeof PersonChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Removable: Story = { args: { onRemove: () => {} } };
export const Narrow: Story = {
  args: { onRemove: () => {} },
  decorators: [(story) => <div style={{ width: 240 }}>{story()}</div>],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TakenMeanwhile } from './taken-meanwhile.tsx';

const meta = {
  title: 'Screen parts/Taken meanwhile',
  component: TakenMeanwhile,
  args: {
    taken: [
      { id: '1', model: 'Hanse 508' },
      { id: '2', model: 'Bavaria SR36' },
    ],
    current: undefined,
    onOpen: fn(),
  },
} satisfies Meta<typeof TakenMeanwhile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Others: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hanse 508' }));
    await expect(args.onOpen).toHaveBeenCalledWith('1');
  },
};
export const TheOneThatIsShown: Story = { args: { current: '2' } };
export const Nothing: Story = { args: { taken: [] } };

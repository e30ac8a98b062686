import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LeftRun } from './left-run.tsx';

const meta = {
  title: 'Lists/Left run',
  component: LeftRun,
  args: {
    run: {
      step: { label: 'Confirm Booking' },
      isRunning: true,
      done: 30,
      refused: 2,
      items: Array.from({ length: 107 }),
    },
    onShow: fn(),
  },
} satisfies Meta<typeof LeftRun>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirm Booking: 32 of 107');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the progress' }));
    await expect(args.onShow).toHaveBeenCalled();
  },
};

export const Over: Story = { args: { run: { ...meta.args.run, isRunning: false, done: 105 } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lookByTouch } from '../../../.storybook/both-schemes.ts';
import { TickBox } from './tick-box.tsx';

const meta = {
  title: 'Controls/Tick box',
  component: TickBox,
  args: { label: 'Choose booking 100566', isTicked: false, onTick: fn() },
} satisfies Meta<typeof TickBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onTick).toHaveBeenCalledWith(true, expect.anything());
  },
};

export const Ticked: Story = { args: { isTicked: true } };

/** As large as a finger, and no larger to the eye. */
export const Touched: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await lookByTouch(async () => {
      await expect(box.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    });
    await expect(box.parentElement?.getBoundingClientRect()).toMatchObject({ width: 26, height: 26 });
  },
};

/** Nothing can be chosen, and the focus stays. */
export const Held: Story = {
  args: { isHeld: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await expect(args.onTick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

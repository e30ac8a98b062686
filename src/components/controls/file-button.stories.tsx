import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileButton } from './file-button.tsx';

const meta = {
  title: 'Controls/File button',
  component: FileButton,
  args: { label: 'Choose a CSV file', accept: '.csv', variant: 'contained', onChoose: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsMainStep: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['Title\n'], 'rows.csv', { type: 'text/csv' });
    const input = canvas.getByLabelText(args.label, { selector: 'input' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

export const AsFurtherStep: Story = { args: { label: 'Load a mapping', variant: 'text', color: 'inherit' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { verdictOn } from '../../../.storybook/workshop-server.ts';
import { FormPreview } from './form-preview.tsx';

const meta = {
  title: 'Screen parts/Workshop/Form preview',
  component: FormPreview,
  args: {
    name: 'boat-type',
    verdict: verdictOn('boat-type', { texts: {} }),
    data: {},
    onData: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof FormPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form that asks for the focus gets it on its screen; here it would be taken from whoever edits it, or looks with other eyes. */
export const TakesNoFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Type Name/)).not.toHaveFocus();
    const seenBy = canvas.getByRole('combobox', { name: 'Seen by' });
    seenBy.focus();
    await userEvent.selectOptions(seenBy, 'Manager');
    await expect(await canvas.findByLabelText(/^Type Name/)).not.toHaveFocus();
    await expect(seenBy).toHaveFocus();
  },
};

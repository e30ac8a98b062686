import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { definition as accessory } from '#schemas/generated/forms/accessory.js';
import { definition as boatBrand } from '#schemas/generated/forms/boat-brand.js';
import messages from '#schemas/messages.json' with { type: 'json' };
import { lookInDark } from '../../../.storybook/both-schemes.ts';
import { CatalogueEditor } from './catalogue-editor.tsx';

const meta = {
  title: 'Layout/Catalogue editor',
  component: CatalogueEditor,
  args: {
    catalogue: 'accessories',
    form: accessory,
    row: { id: 1, title: 'GPS', icon: '/icons/gps.svg' },
    isNew: false,
    onNewer: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof CatalogueEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('GPS');
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeVisible();
    const icon = canvas.getByRole('img');
    await lookInDark(() => expect(icon).toHaveStyle({ filter: 'invert(1) hue-rotate(180deg)' }));
  },
};

export const NewWithoutIcon: Story = {
  args: { row: { id: 2 }, isNew: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Title is required.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Kayak');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(messages.refusal.noPicture)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const Brand: Story = {
  args: { catalogue: 'boatbrands', form: boatBrand, row: { id: 1, name: 'Azimut' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(/^Brand Name/)).toHaveValue('Azimut');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onDone).toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

function Sample(control: object) {
  const [value, setValue] = useState('Bavaria Cruiser 46');
  return <TextInput {...control} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Controls/Field',
  component: Field,
  args: { label: 'Model', children: (control) => <Sample {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true, help: 'As the builder names it.' } };
export const WithError: Story = {
  args: { required: true, error: 'Model is required.', help: 'As the builder names it.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Model' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Model is required. As the builder names it.');
  },
};
export const WithWarning: Story = {
  args: { warning: 'Guests book boats with at least 4 photos more often.' },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';

function Live({ value: first, ...rest }: ComponentProps<typeof NumberInput>) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Size">
      {(control) => <NumberInput {...rest} {...control} value={value} onChange={setValue} />}
    </Field>
  );
}

const meta = {
  title: 'Controls/Number input',
  component: NumberInput,
  render: (args) => <Live {...args} />,
  args: { value: 38, onChange: () => {} },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnit: Story = { args: { unit: 'ft' } };
export const Empty: Story = { args: { value: undefined } };
export const Clamped: Story = {
  args: { maximum: 12, value: 4 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Size');
    await userEvent.clear(input);
    await userEvent.type(input, '9x9');
    await expect(input).toHaveValue('12');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('11');
  },
};
export const Disabled: Story = { args: { disabled: true } };

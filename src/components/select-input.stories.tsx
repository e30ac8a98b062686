import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from './field.tsx';
import { SelectInput } from './select-input.tsx';

function Live({ value: first, ...rest }: ComponentProps<typeof SelectInput>) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Boat type">
      {(control) => <SelectInput {...rest} {...control} value={value} onChange={setValue} />}
    </Field>
  );
}

const options = [
  { _id: 1, name: 'Sailing yacht' },
  { _id: 2, name: 'Catamaran' },
  { _id: 3, name: 'Motorboat' },
];

const meta = {
  title: 'Controls/Select input',
  component: SelectInput,
  render: (args) => <Live {...args} />,
  args: { value: undefined, onChange: () => {}, options },
} satisfies Meta<typeof SelectInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Boat type');
    await userEvent.selectOptions(select, 'Catamaran');
    await expect(select).toHaveDisplayValue('Catamaran');
  },
};
export const Chosen: Story = { args: { value: 3 } };
export const Disabled: Story = { args: { value: 1, disabled: true } };

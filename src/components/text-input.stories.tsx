import type { Meta, StoryObj } from '@storybook/react-vite';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

function Live({ value: first, ...rest }: ComponentProps<typeof TextInput>) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Text">
      {(control) => <TextInput {...rest} {...control} value={value} onChange={setValue} />}
    </Field>
  );
}

const meta = {
  title: 'Controls/Text input',
  component: TextInput,
  render: (args) => <Live {...args} />,
  args: { value: '', onChange: () => {} },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Marina di Ragusa' } };
export const Filled: Story = { args: { value: 'Bavaria Cruiser 46' } };
export const Adorned: Story = { args: { value: '38', start: <SearchRounded />, end: 'ft' } };
export const Multiline: Story = {
  args: {
    multiline: true,
    value: 'A sleek and reliable sloop, kept in her home port by one family since she was launched.',
  },
};
export const Password: Story = {
  args: { type: 'password', value: 'calm-water', autoComplete: 'off' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Text')).toHaveAttribute('type', 'text');
  },
};
export const Disabled: Story = { args: { value: 'Anna Keller', disabled: true } };
export const ReadOnly: Story = { args: { value: 'Anna Keller', readOnly: true } };

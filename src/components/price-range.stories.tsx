import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { Field } from './field.tsx';
import { PriceRange } from './price-range.tsx';

function Live({ value: first, ...rest }: ComponentProps<typeof PriceRange>) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Price">
      {({ required: _, ...control }) => (
        <PriceRange {...rest} {...control} value={value} onChange={setValue} />
      )}
    </Field>
  );
}

const meta = {
  title: 'Controls/Price range',
  component: PriceRange,
  render: (args) => <Live {...args} />,
  args: { value: 100, onChange: () => {} },
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = { args: { value: 10 } };
export const Middle: Story = { args: { value: 480 } };
export const Highest: Story = { args: { value: 1000 } };
export const Disabled: Story = { args: { disabled: true } };

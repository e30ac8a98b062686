import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { CheckBox } from './check-box.tsx';

function Live({ checked: first, ...rest }: ComponentProps<typeof CheckBox>) {
  const [checked, setChecked] = useState(first);
  return <CheckBox {...rest} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Controls/Check box',
  component: CheckBox,
  render: (args) => <Live {...args} />,
  args: { label: 'Remember me', checked: false, onChange: () => {} },
} satisfies Meta<typeof CheckBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const WithHint: Story = { args: { checked: true, hint: 'For 30 days on this computer.' } };
export const Disabled: Story = { args: { checked: true, disabled: true } };

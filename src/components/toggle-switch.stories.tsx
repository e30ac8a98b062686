import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { ToggleSwitch } from './toggle-switch.tsx';

function Live({ checked: first, ...rest }: ComponentProps<typeof ToggleSwitch>) {
  const [checked, setChecked] = useState(first);
  return <ToggleSwitch {...rest} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Controls/Toggle switch',
  component: ToggleSwitch,
  render: (args) => <Live {...args} />,
  args: { label: 'Any', checked: false, onChange: () => {} },
} satisfies Meta<typeof ToggleSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };

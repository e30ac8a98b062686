import FormLabel from '@mui/material/FormLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SuggestInput } from './suggest-input.tsx';

function Live({ value: first, ...rest }: ComponentProps<typeof SuggestInput>) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ minHeight: 260 }}>
      <FormLabel htmlFor="control">Location</FormLabel>
      <SuggestInput {...rest} id="control" value={value} onChange={setValue} />
    </div>
  );
}

const places = [
  'Palma, Balearic Islands, Spain',
  'Palermo, Sicily, Italy',
  'Palm Beach, Florida, United States',
];

const meta = {
  title: 'Controls/Suggest input',
  component: SuggestInput,
  render: (args) => <Live key={JSON.stringify(args.value)} {...args} />,
  args: { value: '', onChange: () => {}, suggest: () => Promise.resolve(places) },
} satisfies Meta<typeof SuggestInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Suggesting: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Location' });
    await userEvent.type(input, 'Pal');
    await canvas.findByRole('option', { name: 'Palermo, Sicily, Italy' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveTextContent('Palermo');
  },
};
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Location' });
    await userEvent.type(input, 'Pal');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Palma, Balearic Islands, Spain');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};
export const FailingSilently: Story = {
  args: { value: 'Pier 4, behind the fish market', suggest: () => Promise.reject(new Error('offline')) },
};

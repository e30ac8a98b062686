import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checklist } from './checklist.tsx';

function Live({ value: first, ...rest }: ComponentProps<typeof Checklist>) {
  const [value, setValue] = useState(first);
  const error = rest['aria-invalid'] && 'Choose at least one.';
  return (
    <>
      <FormLabel component="span" id="label">
        Accessories
      </FormLabel>
      <Checklist
        {...rest}
        aria-labelledby="label"
        aria-describedby="notes"
        {...(error ? { 'aria-invalid': true } : {})}
        value={value}
        onChange={(ids, isChecked) =>
          setValue(isChecked ? [...value, ...ids] : value.filter((id) => !ids.includes(id)))
        }
      />
      <FormHelperText id="notes" error={Boolean(error)}>
        {error}
      </FormHelperText>
    </>
  );
}

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0b1f33" stroke-width="2"><circle cx="12" cy="12" r="8"/><path d="M12 4v16M4 12h16"/></svg>')}`;
const things = [
  ...[
    'GPS',
    'Bluetooth audio',
    'Life jackets',
    'Bimini top',
    'Snorkelling gear',
    'Autopilot',
    'Bow thruster',
  ],
  ...['Dinghy with outboard', 'Electric winch', 'Water maker', 'Solar panels', 'Swimming ladder'],
].map((title, at) => ({ _id: at + 1, title, icon: drawing }));

const meta = {
  title: 'Controls/Checklist',
  component: Checklist,
  render: (args) => <Live key={JSON.stringify(args.value)} {...args} />,
  args: { items: things, value: [1, 3], onChange: () => {}, empty: 'The list is empty.' },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 12 chosen');
    await userEvent.type(canvas.getByRole('searchbox'), 'wi');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Select all found' }));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 12 chosen');
    await userEvent.click(canvas.getByRole('button', { name: 'Select none' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 12 chosen');
  },
};
export const Short: Story = { args: { items: things.slice(0, 5) } };
export const WithGone: Story = {
  args: {
    items: [...things.slice(0, 4), { _id: 'x9', title: 'No longer in the list (x9)', isGone: true }],
    value: [1, 'x9'],
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Refused: Story = { args: { value: [], 'aria-invalid': true, items: things.slice(0, 5) } };
export const NothingToChoose: Story = { args: { items: [], value: [] } };

import FormLabel from '@mui/material/FormLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PeoplePicker } from './people-picker.tsx';
import type { Person } from './person-option.tsx';

const people: Person[] = [
  { _id: '1', name: 'Anna Keller', email: 'anna.keller@example.com', note: 'Kiel' },
  { _id: '2', name: 'Anna Keller', email: 'anna@guests.example', note: 'Split' },
  { _id: '3', name: 'Maria-Alexandra Papadimitriou-Konstantinopoulos', email: 'maria@example.com' },
];

function Live({ value: first, ...rest }: ComponentProps<typeof PeoplePicker>) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ minHeight: 300, maxWidth: 420 }}>
      <FormLabel htmlFor="control">People</FormLabel>
      <PeoplePicker {...rest} id="control" value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'People/People picker',
  component: PeoplePicker,
  render: (args) => <Live key={JSON.stringify(args.value)} {...args} />,
  args: { value: [], onChange: () => {}, find: (_: string) => Promise.resolve(people) },
} satisfies Meta<typeof PeoplePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: people } };
export const Disabled: Story = { args: { value: people.slice(0, 1), disabled: true } };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'People' });
    await userEvent.type(input, 'anna');
    await canvas.findByRole('listbox', { name: 'Suggestions' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('');
    const chosen = canvas.getByRole('list', { name: 'Chosen people' });
    await expect(chosen).toHaveTextContent('Anna Keller');
    // Who is chosen is not offered again; Backspace takes the last one back.
    await userEvent.type(input, 'anna');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.clear(input);
    await userEvent.keyboard('{Backspace}');
    await expect(chosen).not.toBeInTheDocument();
  },
};
export const TypedOn: Story = {
  name: 'Enter chooses nobody who was found by what was typed before',
  args: { find: (text) => Promise.resolve(people.filter(({ name }) => name.toLowerCase().startsWith(text))) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'People' });
    await userEvent.type(input, 'a');
    await canvas.findAllByRole('option');
    await userEvent.clear(input);
    await userEvent.type(input, 'maria{Enter}');
    await expect(canvas.queryByRole('list', { name: 'Chosen people' })).toBeNull();
    await canvas.findByRole('option', { name: /Papadimitriou/ });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'Chosen people' })).toHaveTextContent(/^MPMaria/);
  },
};
export const Removing: Story = {
  args: { value: people.slice(1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Anna Keller' }));
    await expect(canvas.getByRole('list', { name: 'Chosen people' })).not.toHaveTextContent('Anna');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const NobodyFound: Story = {
  args: { find: () => Promise.resolve([]) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await canvas.findByText('Searching…');
    const remark = await canvas.findByText('Nobody of that name or email.');
    await expect(canvas.getAllByRole('status')).toContain(remark.closest('[role=status]'));
  },
};
export const Failing: Story = {
  args: { find: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'anna');
    await canvas.findByText('Nobody could be searched. Type again to retry.');
  },
};

import FormLabel from '@mui/material/FormLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ReferencePicker, type Referred } from './reference-picker.tsx';

const boats: Referred[] = [
  { id: '1', name: 'Aurora' },
  { id: '2', name: 'Bavaria Cruiser 46' },
];

const byName = (text: string): Promise<Referred[]> =>
  Promise.resolve(boats.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())));

function Live({ value: first, ...rest }: ComponentProps<typeof ReferencePicker>) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ minHeight: 200, maxWidth: 420 }}>
      <FormLabel htmlFor="control">Boat</FormLabel>
      <ReferencePicker {...rest} id="control" value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Controls/Reference picker',
  component: ReferencePicker,
  render: (args) => <Live key={JSON.stringify(args.value)} {...args} />,
  args: { value: undefined, onChange: () => {}, find: byName },
} satisfies Meta<typeof ReferencePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: boats[0] } };
export const Disabled: Story = { args: { value: boats[0], disabled: true } };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Boat' });
    await userEvent.type(input, 'bav');
    await userEvent.click(await canvas.findByRole('option', { name: 'Bavaria Cruiser 46' }));
    await expect(input).toHaveValue('Bavaria Cruiser 46');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
  },
};
/** What was found stands open beneath it. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Boat' }), 'a');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
  },
};
export const NothingFound: Story = {
  args: { find: () => Promise.resolve([]) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Boat' }), 'x');
    await expect(await canvas.findByText('Nothing is called so.')).toBeVisible();
  },
};
/** Nothing is called so as what was typed before: of what is typed now nobody knows yet. */
export const StillAsking: Story = {
  args: { find: (text) => (text === 'auroru' ? Promise.resolve([]) : new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Boat' });
    await userEvent.type(input, 'auroru');
    await expect(await canvas.findByText('Nothing is called so.')).toBeVisible();
    await userEvent.type(input, '{Backspace}');
    await expect(await canvas.findByText('Searching…')).toBeVisible();
    await expect(canvas.queryByText('Nothing is called so.')).toBeNull();
  },
};
export const SearchFailed: Story = {
  args: { find: () => Promise.reject(new Error('No answer.')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Boat' }));
    await expect(await canvas.findByText('The search did not work. Type again to retry.')).toBeVisible();
  },
};

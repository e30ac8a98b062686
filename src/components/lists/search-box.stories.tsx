import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './search-box.tsx';

function Live({ value: first, ...rest }: ComponentProps<typeof SearchBox>) {
  const [value, setValue] = useState(first);
  return <SearchBox {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Lists/Search box',
  component: SearchBox,
  render: (args) => <Live key={JSON.stringify(args.value)} {...args} />,
  args: { value: '', onChange: () => {}, placeholder: 'Search boats' },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Searching: Story = {
  args: { value: 'bavaria' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search boats' });
    await userEvent.type(box, ' 46');
    await expect(box).toHaveValue('bavaria 46');
    const escaped = fn();
    window.addEventListener('keydown', escaped);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    // What it stands in closes by the next one.
    await expect(escaped).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(escaped).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', escaped);
  },
};

export const Cleared: Story = {
  args: { value: 'bavaria' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    const box = canvas.getByRole('searchbox', { name: 'Search boats' });
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

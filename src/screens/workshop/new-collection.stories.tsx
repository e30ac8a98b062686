/** A collection is begun: its name and its fields are asked for. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { NewCollection } from './new-collection.tsx';

const meta = {
  title: 'Screen parts/Workshop/New collection',
  component: NewCollection,
  parameters: { controls: { disable: true } },
  args: { isOpen: true, taken: ['user', 'tables:users.table.json'], onBegin: fn(), onClose: fn() },
} satisfies Meta<typeof NewCollection>;

export default meta;
type Story = StoryObj<typeof meta>;

async function name(title: string, singular: string, file: string) {
  const panel = within(await screen.findByRole('dialog', { name: 'New collection' }));
  const fill = async (label: string, text: string): Promise<void> => {
    const field = await panel.findByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await fill('Title', title);
  await fill('Singular', singular);
  await fill('Name of its files', file);
  return panel;
}

export const Asked: Story = {
  play: async ({ args }) => {
    const panel = await name('Piers', 'Pier', 'pier');
    await userEvent.click(panel.getByRole('button', { name: /^Add/ }));
    await userEvent.type(
      panel.getAllByRole('textbox', { name: 'Title of the field' })[1] as Element,
      'Water',
    );
    const kinds = panel.getAllByRole('combobox', { name: 'Kind of the field' });
    await userEvent.selectOptions(kinds[1] as Element, 'Number');
    await userEvent.click(panel.getByRole('button', { name: 'Begin' }));
    await expect(args.onBegin).toHaveBeenCalledWith(
      'collections:pier.collection.json',
      expect.objectContaining({
        schema: expect.stringContaining('"water": { "title": "Water", "type": "number" }') as string,
      }),
    );
  },
};

/** A name that a form, a list, an answer or a collection has already. */
export const Taken: Story = {
  play: async ({ args }) => {
    const panel = await name('Users', 'User', 'user');
    await userEvent.click(panel.getByRole('button', { name: 'Begin' }));
    const field = await panel.findByRole('textbox', { name: 'Name of its files' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/That name is taken already/);
    await expect(field).toHaveFocus();
    await expect(args.onBegin).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'pier');
    await expect(panel.queryByText(/That name is taken already/)).toBeNull();
  },
};

/** The rows of one that is there no more: it is begun under its name. */
export const Again: Story = {
  args: { name: 'pier' },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'New collection' }));
    await expect(await panel.findByRole('textbox', { name: 'Name of its files' })).toHaveValue('pier');
  },
};

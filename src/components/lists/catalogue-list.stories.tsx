import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lookInDark } from '../../../.storybook/both-schemes.ts';
import { CatalogueList } from './catalogue-list.tsx';

const meta = {
  title: 'Lists/Catalogue list',
  component: CatalogueList,
  args: {
    label: 'Accessories',
    items: [
      { key: '1', text: 'GPS', icon: '/icons/gps.svg' },
      { key: '2', text: 'Bluetooth audio', icon: '/icons/bluetooth-audio.svg' },
      { key: '3', text: 'A thing with a name that is longer than most of the names in such a list' },
    ],
    onEdit: () => undefined,
    onDelete: () => undefined,
  },
} satisfies Meta<typeof CatalogueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('img');
    await expect(icon).toHaveStyle({ filter: 'none' });
    await lookInDark(() => expect(icon).toHaveStyle({ filter: 'invert(1) hue-rotate(180deg)' }));
  },
};

export const Editing: Story = {
  args: { editing: { key: '2', editor: <p>What edits the row stands in its place.</p> } },
};

export const Refused: Story = {
  args: { disabledReason: 'Only admins with full access and managers may edit the catalogues.' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { KeysDialog } from './keys-dialog.tsx';

const meta = {
  title: 'Layout/Keys',
  component: KeysDialog,
  args: {
    onClose: fn(),
    here: [
      { keys: ['mod+k'], title: 'Search everything' },
      { keys: ['/'], title: 'Search the list' },
      { keys: ['Escape'], title: 'Back' },
    ],
    places: [
      { keys: ['g', 'b'], title: 'Boats' },
      { keys: ['g', 'u'], title: 'Users' },
    ],
  },
} satisfies Meta<typeof KeysDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAList: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('region', { name: 'Go to' })).toHaveTextContent('Boatsgb');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OfAScreenWithoutAny: Story = { args: { here: [] } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const ends = screen
      .getAllByRole('definition')
      .map((keys) => keys.lastElementChild?.getBoundingClientRect().right);
    await expect(new Set(ends).size).toBe(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import { session } from '#src/stores/session.ts';
import { ReviewDialog } from './review-dialog.tsx';

const meta = {
  title: 'Screen parts/Review dialog',
  component: ReviewDialog,
  args: {
    row: {
      _id: 'story',
      review: 4.5,
      content: 'A well-kept boat and a calm, friendly skipper.',
      date: '2026-06-01T10:00:00.000Z',
      customer: { firstName: 'Anna', lastName: 'Keller' },
      reviewer: 'Anna Keller',
      boat: 'Bavaria Cruiser 46',
      boatId: 1,
      hostId: '7',
    },
    onClose: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(/^Rating/)).toHaveValue('4.5'));
  },
};

export const Refused: Story = {
  play: async () => {
    const rating = await screen.findByLabelText(/^Rating/);
    await userEvent.clear(rating);
    await userEvent.type(rating, '6');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Rating must be a number from 0 to 5.')).toBeVisible();
    await userEvent.clear(rating);
    await userEvent.type(rating, '4.5');
  },
};

export const Deleting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleName('Delete review by Anna Keller?');
  },
};

export const ReadOnlyByRole: Story = {
  beforeEach: () => {
    session.admin = { _id: 'support', role: 3 };
    return () => void (session.admin = null);
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save Changes' });
    await expect(save).toHaveAccessibleDescription(english(refusalOf('reviews.edit')));
  },
};

export const OfAnUnknownHost: Story = {
  args: { row: { ...meta.args.row, hostId: '' } },
  play: async () => {
    const reason = 'The host of this boat is not known.';
    const save = await screen.findByRole('button', { name: 'Save Changes' });
    await expect(save).toHaveAccessibleDescription(reason);
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(reason);
  },
};

// §6 §8 the screen of reviews: what fails, what somebody else does meanwhile, and what customer support reads.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import { paths } from '#src/app/paths.ts';
import { reviewList } from '#src/stores/reviews.ts';
import { forgetUnsaved } from '#src/stores/unsaved.ts';
// Loaded before a story waits for them.
import './list.tsx';
import './review-dialog.tsx';
import { outdated, reply } from '../../../.storybook/fake-server.ts';
import { leave, ScreenStory } from '../../../.storybook/screen-story.tsx';

const anna = {
  _id: 'anna',
  review: 4.5,
  content: 'A calm skipper.',
  date: '2026-06-01T10:00:00.000Z',
  customer: { firstName: 'Anna', lastName: 'Keller' },
  version: 1,
};
const theirs = { ...anna, content: 'Their words.', version: 2 };
let reviews: object[] = [];
const changes = fn<() => unknown>();
const change = async () => (await changes()) ?? {};

const meta = {
  title: 'Screen parts/Reviews',
  component: ScreenStory,
  args: { path: paths.reviews, server: 'filled', row: 'anna' },
  parameters: { layout: 'fullscreen', isScreen: true },
  beforeEach: () => {
    reviews = [anna];
    changes.mockReset();
    reply({
      getAllReviews: () => [{ _id: 1, model: 'Nauta 54', user: { _id: '7' }, reviews }],
      updateReview: change,
      deleteReview: change,
    });
    return () => {
      forgetUnsaved();
      leave();
    };
  },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: /^Content/ });
const button = (name: string, inside = screen.getByRole('dialog')): HTMLElement =>
  within(inside).getByRole('button', { name });
const toast = (text: string): Promise<void> =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('alert', { hidden: true })
        .map((one) => one.textContent)
        .join(),
    ).toContain(text),
  );

async function askToDelete(): Promise<HTMLElement> {
  await content();
  await userEvent.click(button('Delete'));
  return screen.findByRole('alertdialog');
}

export const DeletionFails: Story = {
  name: '§8 a failed delete says so, and the review stays',
  play: async () => {
    changes.mockRejectedValue(new TypeError('No connection'));
    const question = await askToDelete();
    await expect(question).toHaveAccessibleName('Delete review by Anna Keller?');
    await userEvent.click(button('Delete review', question));
    await toast(messages.failure.generic);
    await expect(question).toHaveTextContent(messages.failure.generic);
    await userEvent.click(button('Cancel', question));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await content()).toHaveValue(anna.content);
  },
};

export const ChangedBeforeItIsDeleted: Story = {
  name: 'two admins at once: a review that was changed is shown before it is deleted',
  play: async () => {
    changes.mockImplementationOnce(() => {
      reviews = [theirs];
      return outdated(theirs);
    });
    const question = await askToDelete();
    await userEvent.click(button('Delete review', question));
    await waitFor(() => expect(question).toHaveTextContent(messages.refusal.stale));
    await expect(question).toHaveTextContent('Their words.');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Content/, hidden: true })).toHaveValue('Their words.'),
    );
    await userEvent.click(button('Delete review', question));
    await toast('Delete Review Successfully');
    await expect(changes).toHaveBeenCalledTimes(2);
  },
};

export const TheirsAreTaken: Story = {
  name: 'two admins at once: the second chooses, theirs',
  play: async () => {
    changes.mockImplementation(() => outdated(theirs));
    await userEvent.clear(await content());
    await userEvent.type(await content(), 'My words.');
    await userEvent.click(button('Save Changes'));
    const conflict = await screen.findByRole('dialog', { name: /Somebody else changed this/ });
    await expect(conflict).toHaveTextContent('Their words.');
    await userEvent.click(button('Take the saved version', conflict));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Somebody else/ })).toBeNull());
    await expect(await content()).toHaveValue('Their words.');
    await expect(changes).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  name: 'an address of a review that does not exist says so',
  args: { row: 'nowhere' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('This review does not exist any more.');
    await userEvent.click(button('Close', dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DeletedBySomebodyElse: Story = {
  name: 'one that somebody else deletes while it is edited stays open with what was typed',
  play: async () => {
    await userEvent.clear(await content());
    await userEvent.type(await content(), 'Typed while it is deleted.');
    reviews = [];
    await reviewList.reload();
    await waitFor(() => expect(reviewList.state.rows).toHaveLength(0));
    await expect(await content()).toHaveValue('Typed while it is deleted.');
  },
};

export const ForCustomerSupport: Story = {
  name: '§6 customer support reads a review and is told why nothing can be changed',
  args: { role: 3 },
  play: async () => {
    await expect(await content()).toHaveAttribute('readonly');
    await expect(screen.getByRole('textbox', { name: /^Rating/ })).toHaveAttribute('readonly');
    for (const dead of [button('Save Changes'), button('Delete')]) {
      await expect(dead).toHaveAttribute('aria-disabled', 'true');
      await expect(dead).toHaveAccessibleDescription(english(refusalOf('reviews.edit')));
    }
  },
};

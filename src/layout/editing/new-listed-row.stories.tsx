import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { session } from '#src/stores/session.ts';
import { forgetUnsaved, leave, stay, unsaved } from '#src/stores/unsaved.ts';
import { NewListedRow } from './new-listed-row.tsx';

const meta = {
  title: 'Layout/New listed row',
  component: NewListedRow,
  args: { list: 'boatbrands', onAdded: fn(), onClose: fn() },
  beforeEach: () => {
    session.admin = { _id: 'chief', role: 1 };
    return () => {
      session.admin = null;
      stay();
      forgetUnsaved();
    };
  },
} satisfies Meta<typeof NewListedRow>;

export default meta;

/** Who leaves it by Escape is asked about what is typed; empty it closes. */
export const LeftByEscape: StoryObj<typeof meta> = {
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /^Brand Name/ });
    await userEvent.type(name, 'Bavaria');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(unsaved.isAsking).toBe(true));
    await expect(args.onClose).not.toHaveBeenCalled();
    stay();
    await userEvent.clear(name);
    await waitFor(() => expect(unsaved.isDirty).toBe(false));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

const picture = new File(['picture'], 'anchor.png', { type: 'image/png' });

/** Nor does one go unasked in which nothing is typed, but an icon chosen. */
export const LeftWithAnIcon: StoryObj<typeof meta> = {
  args: { list: 'accessories' },
  play: async ({ args, userEvent }) => {
    const slot = await screen.findByRole('region', { name: 'Icon' });
    await userEvent.upload(slot.querySelector('input') ?? slot, picture);
    await waitFor(() => expect(unsaved.isDirty).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(unsaved.isAsking).toBe(true));
    await expect(args.onClose).not.toHaveBeenCalled();
    leave();
    await expect(args.onClose).toHaveBeenCalled();
    await expect(unsaved.isDirty).toBe(false);
  },
};

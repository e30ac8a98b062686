import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { CatalogueRow } from '#schemas/types.ts';
import { removeCall, removeRow, rowTextOf } from '#src/stores/catalogues.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { DeleteDialog, type DeleteDialogProps } from './delete-dialog.tsx';

/** A server that answers the deletion with this. */
const answering = (status: number, body: object) => () => {
  arrive('filled', 1);
  reply({ deleteBoatBrand: () => Response.json({ flag: false, sort: 'id', ...body }, { status }) });
  return leave;
};

const inUse = 'Azimut cannot be deleted: 3 boats use it.';

const Dialog = (props: DeleteDialogProps<CatalogueRow>) => <DeleteDialog {...props} />;

const meta = {
  title: 'Layout/Delete a row',
  component: Dialog,
  args: {
    row: { id: 1, name: 'Azimut', version: 1 },
    titleOf: (row) => `Delete ${rowTextOf(row)}?`,
    children: 'Boats can no longer choose it. A row that boats use is not deleted.',
    sayNewer: (newer, before) => `It was ${rowTextOf(before)} and is ${rowTextOf(newer)} now.`,
    remove: (row) => removeRow('boatbrands', row),
    success: removeCall('boatbrands').success,
    onCancel: fn(),
    onGone: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = (): HTMLElement => screen.getByRole('button', { name: 'Delete' });

export const Asked: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const InUse: Story = {
  beforeEach: answering(409, { error: inUse }),
  play: async () => {
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(inUse));
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

/** A server in trouble has not refused it: it can be tried again. */
export const ServerInTrouble: Story = {
  beforeEach: answering(503, { error: 'The keel is broken.' }),
  play: async () => {
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('The keel is broken.'));
    await expect(confirm()).toBeEnabled();
  },
};

/** In the language of the page, also what a server says with values. */
export const InUseInGerman: Story = {
  globals: { language: 'de' },
  beforeEach: answering(409, {
    error: inUse,
    text: { key: serverMessages.refusal.usedByBoats, values: { name: 'Azimut', count: 3 } },
  }),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent(
        'Azimut kann nicht gelöscht werden: 3 Boote verwenden es.',
      ),
    );
  },
};

export const ChangedBySomebodyElse: Story = {
  beforeEach: answering(412, {
    error: messages.refusal.stale,
    data: { id: 1, name: 'Azimut Yachts', version: 2 },
  }),
  play: async () => {
    await userEvent.click(confirm());
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete Azimut Yachts?'),
    );
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'It was Azimut and is Azimut Yachts now.',
    );
  },
};

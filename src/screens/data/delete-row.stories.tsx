import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { refusal } from '#schemas/generated/messages/refusal.ts';
import { connect } from '#src/api/call.ts';
import { DeleteRow } from './delete-row.tsx';

/** A server that answers everything with this. */
const answering = (status: number, body: object) => () => {
  const offers = () => Promise.resolve(false);
  connect({ host: '', token: () => null, onSessionEnd: () => undefined, offers });
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(Response.json({ flag: false, sort: 'id', ...body }, { status }));
  return () => void (globalThis.fetch = fetch);
};

const inUse = 'Azimut cannot be deleted: 3 boats use it.';

const meta = {
  title: 'Screens/Delete a row',
  component: DeleteRow,
  args: { catalogue: 'boatbrands', row: { id: 1, name: 'Azimut', version: 1 }, onDone: fn() },
} satisfies Meta<typeof DeleteRow>;

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

export const ChangedBySomebodyElse: Story = {
  beforeEach: answering(412, {
    error: refusal.stale,
    data: { id: 1, name: 'Azimut Yachts', version: 2 },
  }),
  play: async () => {
    await userEvent.click(confirm());
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete Azimut Yachts?'),
    );
  },
};

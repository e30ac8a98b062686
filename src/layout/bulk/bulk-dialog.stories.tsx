import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { definition as table } from '#schemas/generated/tables/payouts.js';
import type { Payout } from '#schemas/types.ts';
import { bulk } from '#src/screens/sales/bulk.ts';
import { forgetBulk } from '#src/stores/bulk.ts';
import { bulkRuns } from '#src/stores/bulk-runs.ts';
import { payouts } from '#src/stores/payouts.ts';
import { session } from '#src/stores/session.ts';
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx';

const names = ['Sanne Visser', 'Hugo Laurent', 'Maria-Alexandra Papadimitriou-Konstantinopoulos'];
const rows: Payout[] = names.map((hostName, index) => ({
  _id: `payout-${index}`,
  bookingId: String(100_312 + index),
  hostName,
  state: index === 1 ? 'paid' : 'due',
  amount: 432.1 + index,
}));

const Dialog = (props: BulkDialogProps<Payout>) => <BulkDialog {...props} />;
const stepOf = (event: string) => table.bulk?.find((step) => step.event === event);

/** The dialog fades in. */
const shown = async (found: Promise<HTMLElement> | HTMLElement): Promise<void> => {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
};

const meta = {
  title: 'Layout/Bulk dialog',
  component: Dialog,
  args: {
    table,
    list: payouts,
    kind: bulk,
    step: stepOf('pay'),
    rows,
    nameOf: ({ bookingId, hostName = '' }) => `${String(bookingId)} · ${hostName}`,
    onClose: fn(),
  },
  beforeEach: () => {
    session.admin = { _id: 'manager', role: 2 };
    return () => {
      session.admin = null;
      forgetBulk(table.name);
    };
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksOnce: Story = {
  play: async ({ userEvent }) => {
    const count = await screen.findByText(/^It can be done with 2 rows\./);
    await expect(count).toHaveTextContent('$866.20');
    await shown(screen.getByText(/Not with 1 row: Not possible while the status is Paid\./));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as Paid' }));
    await shown(screen.findByText('Method field must not be empty'));
    await userEvent.click(screen.getByRole('checkbox', { name: '100312 · Sanne Visser' }));
    await expect(count).toHaveTextContent('It can be done with 1 row. $434.10');
  },
};

/** What is typed stays while another row is chosen instead. */
export const AllLeftOut: Story = {
  play: async ({ userEvent }) => {
    const reference = await screen.findByLabelText(/^Reference/);
    await userEvent.type(reference, 'W-7');
    const [first, last] = screen.getAllByRole('checkbox');
    if (!first || !last) throw new Error('There are no rows.');
    await userEvent.click(first);
    await userEvent.click(last);
    await expect(screen.getByRole('status')).toHaveTextContent('Choose at least one row.');
    const pay = screen.getByRole('button', { name: 'Mark as Paid' });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(last);
    await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
    await expect(reference).toHaveValue('W-7');
  },
};

export const NothingAsked: Story = {
  args: { step: stepOf('release'), rows: rows.map((row) => ({ ...row, state: 'held' })) },
  play: async () => {
    await shown(screen.findByRole('button', { name: 'Release (3)' }));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const NoneCan: Story = {
  args: { step: stepOf('retry') },
  play: async () => {
    await shown(screen.findByText('It can be done with none of them.'));
    await expect(screen.queryByRole('button', { name: /^Make due again/ })).toBeNull();
  },
};

export const Over: Story = {
  beforeEach: () => {
    const step = stepOf('release');
    if (step)
      bulkRuns[table.name] = {
        step,
        by: 'manager',
        isRunning: false,
        isStopping: false,
        done: 1,
        refused: 1,
        items: [
          { id: '1', name: '100312 · Sanne Visser', state: 'done' },
          {
            id: '2',
            name: '100313 · Hugo Laurent',
            state: 'refused',
            error: 'Somebody else changed it first.',
          },
        ],
      };
  },
  play: async ({ args, userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Try 1 again' }));
    await shown(screen.getByRole('button', { name: 'Result (CSV)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};

export const Stopped: Story = {
  name: 'who stops it keeps the focus while what is under way is waited for',
  beforeEach: () => {
    const step = stepOf('release');
    if (step)
      bulkRuns[table.name] = {
        ...{ step, by: 'manager', isRunning: true, isStopping: false, done: 0, refused: 0 },
        items: [{ id: '1', name: '100312 · Sanne Visser', state: 'waiting' }],
      };
  },
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Stop' }));
    const stop = screen.getByRole('button', { name: 'Stop' });
    await userEvent.click(stop);
    await shown(screen.findByText('What is under way is waited for.'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(stop).toHaveAttribute('aria-disabled', 'true');
    await expect(stop).toHaveFocus();
  },
};

/** It would stand in the way of the next step, and be shown instead of it. */
export const OverAndEscaped: Story = {
  ...Over,
  play: async ({ args, userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Try 1 again' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(true);
    await expect(bulkRuns[table.name]).toBeUndefined();
  },
};

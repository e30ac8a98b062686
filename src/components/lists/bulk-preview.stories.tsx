import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BulkPreview } from './bulk-preview.tsx';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: `1003${at} · Anna Keller` }));

const meta = {
  title: 'Lists/Bulk preview',
  component: BulkPreview,
  args: {
    possible: rowsOf(3),
    leftOut: new Set<string>(),
    onLeaveOut: fn(),
    impossible: [
      { reason: 'Not possible while the status is Confirmed.', rows: rowsOf(12) },
      { reason: 'Not possible while the status is Cancelled.', rows: rowsOf(1) },
    ],
    changes: [],
    most: 10,
  },
} satisfies Meta<typeof BulkPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeCannot: Story = {
  args: { sum: '$1,299.30' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It can be done with 3 rows. $1,299.30');
    await userEvent.click(canvas.getByRole('checkbox', { name: '10031 · Anna Keller' }));
    await expect(args.onLeaveOut).toHaveBeenCalledWith('1', true);
    const reason = canvas.getByText('Not with 12 rows: Not possible while the status is Confirmed.');
    await userEvent.click(reason);
    await expect(canvas.getByText('and 2 more')).toBeVisible();
  },
};

export const NamesWithoutSpaces: Story = {
  args: {
    possible: rowsOf(3).map((row) => ({ ...row, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6) })),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getByRole('group', { name: 'Rows' });
    await expect(rows.scrollWidth).toBeLessThanOrEqual(rows.clientWidth);
    await expect(rows.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OneLeftOut: Story = {
  args: { leftOut: new Set(['2']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It can be done with 2 rows.');
    await expect(canvas.getByRole('checkbox', { name: '10032 · Anna Keller' })).not.toBeChecked();
  },
};

/** It was left out, and cannot be done with any more: somebody else has done it meanwhile. */
export const OneLeftOutHasGone: Story = {
  args: { leftOut: new Set(['2', 'gone']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It can be done with 2 rows.');
  },
};

export const AllLeftOut: Story = {
  args: { leftOut: new Set(['0', '1', '2']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose at least one row.');
  },
};

/** What stands in two states becomes two things. */
export const OfTwoStates: Story = {
  args: {
    changes: [
      { change: 'TobeConfirmed → Due', count: 2 },
      { change: 'Due → Confirmed', count: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 rows: TobeConfirmed → Due')).toBeVisible();
    await expect(canvas.getByText('1 row: Due → Confirmed')).toBeVisible();
  },
};

/** Many are not listed one by one. */
export const Many: Story = { args: { possible: rowsOf(107), impossible: [] } };

export const None: Story = {
  args: { possible: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It can be done with none of them.');
  },
};

/** As on a phone: a finger's least height, and names of several lines. */
export const LongNames: Story = {
  args: {
    possible: Array.from({ length: 9 }, (_, at) => ({
      id: String(at),
      name: `1003${at} · Maria-Alexandra Theodora Papadimitriou-Konstantinopoulos von Hohenfels`,
    })),
    impossible: [],
  },
  decorators: [
    (Shown) => (
      <Box sx={{ maxWidth: 240, '& label': { minHeight: 44 } }}>
        <Shown />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText(/Papadimitriou/)) {
      const row = name.closest('label')?.getBoundingClientRect().height ?? 0;
      await expect(row).toBeGreaterThanOrEqual(name.getBoundingClientRect().height);
    }
  },
};

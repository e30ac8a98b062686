import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { columnKey } from '#schemas/table.ts';
import { definition as table } from '#schemas/generated/tables/users.js';
import { DrawnList, type DrawnListProps } from '../../../.storybook/drawn-list.tsx';
import { sampleRows } from '../../../.storybook/sample-rows.ts';
import { DataCards } from './data-cards.tsx';
import { BlockedMark } from '#src/components/people/blocked-mark.tsx';

const meta = {
  title: 'Lists/Data table',
  component: DrawnList,
  args: {
    table,
    shown: table.columns.map(columnKey),
    rows: sampleRows(table, 8),
    sort: table.sort,
    onSort: fn(),
    onOpen: fn(),
    hrefOf: ({ _id }) => `?row=${_id}`,
  },
} satisfies Meta<typeof DrawnList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await expect(args.onSort).toHaveBeenCalledWith({ field: 'email', direction: 'ascending' });
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    // With another key beside it an arrow is the browser's, or a screen reader's.
    for (const key of ['Shift', 'Control', 'Alt', 'Meta'])
      await userEvent.keyboard(`{${key}>}{ArrowDown}{/${key}}`);
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getAllByRole('link')[1];
    await expect(second).toHaveFocus();
    // Over the first cell too, which stays where it is.
    const ring = getComputedStyle(second?.closest('tr') as Element, '::after');
    await expect([ring.outlineStyle, ring.outlineWidth, ring.zIndex]).toEqual(['solid', '2px', '1']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(args.rows[1]);
  },
};
export const Marked: Story = {
  args: { mark: ({ _id }) => <BlockedMark isBlocked={Number(_id) % 3 === 0} />, openedId: '2' },
};
export const Chosen: Story = {
  args: {
    selection: {
      chosen: new Set(['2', '4']),
      labelOf: ({ _id }) => `Choose ${_id}`,
      allLabel: 'Choose all',
      onChoose: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Choose 2' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose 2' }));
    await expect(args.selection?.onChoose).toHaveBeenCalledWith([args.rows[1]], false);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all' }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const Busy: Story = { args: { isBusy: true } };

/** The first column stays in view, and only that; what is said in the head stands above its column. */
export const FirstColumn: Story = {
  play: async ({ canvas }) => {
    const [head, first] = canvas.getAllByRole('row');
    const heads = [...(head?.children ?? [])];
    const cells = [...(first?.children ?? [])];
    const stuck = cells.filter((cell) => getComputedStyle(cell).position === 'sticky');
    await expect(stuck).toEqual([cells[0]]);
    const starts = (row: Element[]) => row.map((cell) => getComputedStyle(cell).paddingInlineStart);
    await expect(starts(cells)).toEqual(starts(heads));
  },
};

/** The edge of a head makes its column wider, by the pointer or the arrow keys; a double click gives it back. */
export const Widths: Story = {
  play: async ({ canvas, userEvent }) => {
    const edge = canvas.getByRole('separator', { name: 'Width of Email' });
    const head = canvas.getByRole('columnheader', { name: 'Email' });
    const before = head.getBoundingClientRect().width;
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(head.getBoundingClientRect().width).toBeCloseTo(before + 32, -1);
    await userEvent.dblClick(edge);
    await expect(edge).toHaveAttribute('aria-valuenow', '232');
  },
};

/** No arguments: the panel of controls would be sent all of them, and every story here wait until they are made. */
function HundredThousandRows(props: DrawnListProps) {
  const [rows] = useState(() => sampleRows(table, 100_000));
  return <DrawnList {...props} rows={rows} />;
}

/** Of a hundred thousand rows only those in view are drawn. */
export const HundredThousand: Story = {
  render: (args) => <HundredThousandRows {...args} />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(10);
    await expect(rows.length).toBeLessThan(100);
    // Who does not see them is told where they stand.
    const places = rows.map((row) => row.getAttribute('aria-rowindex'));
    await expect(places).toEqual(rows.map((_, at) => String(at + 1)));
  },
};

export const HundredThousandCards: Story = {
  ...HundredThousand,
  args: { as: DataCards },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem');
    await expect(second).toHaveAttribute('aria-posinset', '2');
    await expect(second).toHaveAttribute('aria-setsize', '100000');
  },
};

/** An email address that is longer than its line breaks before the @, not somewhere in a word. */
export const LongEmailOnAPhone: Story = {
  args: {
    rows: sampleRows(table, 1).map((row) => ({ ...row, email: 'francesca.bianchi@chartertirreno.example' })),
    as: DataCards,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const server = canvas.getByText((text) => text.includes('charter')).lastChild;
    const drawn = document.createRange();
    drawn.selectNodeContents(server ?? document);
    await expect(server).toHaveTextContent('@chartertirreno.example');
    await expect(drawn.getClientRects().length).toBe(1);
  },
};

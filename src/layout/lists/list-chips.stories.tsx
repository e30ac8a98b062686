import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { definition as boats } from '#schemas/generated/tables/boats.js';
import type { TableDefinition } from '#schemas/table.ts';
import { listWantedIn } from '#src/stores/list-search.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { ListChips, type ListChipsProps } from './list-chips.tsx';
import { useValueText } from './use-value-text.ts';

const table: TableDefinition = {
  ...boats,
  columns: [...boats.columns, { field: 'fee', title: 'Service fee', format: 'money' }],
  filters: [
    ...boats.filters,
    { key: 'user', title: 'Owner', kind: 'reference', refersTo: 'user' },
    { key: 'fee', title: 'Service fee', kind: 'numberRange' },
  ],
};
const wanted = listWantedIn(table, '?status=approved&user=7&feeFrom=.5&feeTo=1e3&from=2026-05-01');

const Chips = (props: ListChipsProps) => <ListChips {...props} textOf={useValueText()} />;

const meta = {
  title: 'Layout/List chips',
  component: Chips,
  args: {
    table,
    wanted,
    onWant: fn(),
    others: [{ key: 'price', label: 'Price', value: '≤ $400', remove: fn() }],
  },
  beforeEach: () => {
    arrive('filled', 1);
    reply({ getReferences: () => [{ _id: '7', name: 'Anna Keller' }] });
    return leave;
  },
} satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those of the table and those beside it, each with a way to take it off. */
export const OfEveryKind: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Anna Keller')).toBeVisible();
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      'Status: Approved',
      'Submitted: ≥ 2026-05-01',
      'Owner: Anna Keller',
      'Service fee: $0.50 – $1,000',
      'Price: ≤ $400',
      'Clear all',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Service fee' }));
    const { feeFrom: _from, feeTo: _to, ...labels } = wanted.labels;
    await expect(args.onWant).toHaveBeenLastCalledWith({ ...wanted, labels });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Price' }));
    await expect(args.others?.[0]?.remove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onWant).toHaveBeenLastCalledWith(expect.objectContaining({ labels: {} }));
  },
};

/** Numbers as its column writes them. */
export const InGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^0,50\s\$ – 1\.000\s\$$/)).toBeVisible();
  },
};

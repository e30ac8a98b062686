/** Every table of schemas/tables, found by itself: whoever adds one has it rendered and checked here. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TableDefinition } from '#schemas/table.ts';
import { sampleRows } from '../../../.storybook/sample-rows.ts';
import { DataCards } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';

const modules = import.meta.glob<{ definition: TableDefinition }>('../../../schemas/generated/tables/*.js', {
  eager: true,
});
const definitions = Object.values(modules).map(({ definition }) => definition);

const shared = (table: TableDefinition) => ({
  table,
  columns: table.columns,
  rows: sampleRows(table, 6),
  hrefOf: ({ _id }: { _id: string | number }) => `?row=${_id}`,
});

const meta = { title: 'Lists/Every table', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const EveryTable: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {definitions.map((table) => (
        <DataTable key={table.name} {...shared(table)} sort={table.sort} onSort={() => undefined} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(definitions.length);
  },
};

export const EveryTableAsCards: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 360 }}>
      {definitions.map((table) => (
        <DataCards key={table.name} {...shared(table)} />
      ))}
    </div>
  ),
};

/** Every table of schemas/tables, found by itself: whoever adds one has it rendered and checked here. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columnKey, type TableDefinition } from '#schemas/table.ts';
import { DrawnList } from '../../../.storybook/drawn-list.tsx';
import { sampleRows } from '../../../.storybook/sample-rows.ts';
import { DataCards } from './data-cards.tsx';

const modules = import.meta.glob<{ definition: TableDefinition }>('../../../schemas/generated/tables/*.js', {
  eager: true,
});
const definitions = Object.values(modules).map(({ definition }) => definition);

const shared = (table: TableDefinition) => ({
  table,
  shown: table.columns.map(columnKey),
  sort: table.sort,
  onSort: () => undefined,
  rows: sampleRows(table, 6),
  hrefOf: ({ _id }: { _id: string | number }) => `?row=${_id}`,
});

const meta = { title: 'Lists/Every table', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;

export const EveryTable: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {definitions.map((table) => (
        <DrawnList key={table.name} {...shared(table)} />
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
        <DrawnList key={table.name} {...shared(table)} as={DataCards} />
      ))}
    </div>
  ),
};

/** Every word of a label stands in one line, also where the browser cannot hyphenate it. */
export const GermanLabelsOnAPhone: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 358 }}>
      {definitions.map((table) => (
        <DrawnList key={table.name} {...shared(table)} rows={sampleRows(table, 1)} as={DataCards} />
      ))}
    </div>
  ),
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    const isBroken = (text: Node | null, { index, 0: word }: RegExpExecArray): boolean => {
      const drawn = document.createRange();
      drawn.setStart(text ?? document, index);
      drawn.setEnd(text ?? document, index + word.length);
      return drawn.getClientRects().length > 1;
    };
    const broken = [...canvasElement.querySelectorAll('dt')].flatMap(({ firstChild, textContent }) =>
      [...textContent.matchAll(/\S+/g)].filter((word) => isBroken(firstChild, word)).map(String),
    );
    await expect(canvasElement).toHaveTextContent('Bestätigungsnummer');
    await expect(broken).toEqual([]);
  },
};

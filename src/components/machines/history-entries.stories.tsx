import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HistoryEntries } from './history-entries.tsx';

const meta = {
  title: 'Machines/Change list',
  component: HistoryEntries,
  args: {
    entries: [
      {
        number: 3,
        at: '2026-05-04T09:12:00.000Z',
        action: 'Approved',
        who: 'Marta Rossi',
        changes: [
          { field: 'Navigation License', before: 'Not yet decided', after: 'Approved', isWord: true },
        ],
      },
      {
        number: 2,
        at: '2026-05-03T16:40:00.000Z',
        action: 'Boat Information saved',
        who: 'Jonas Weber',
        changes: [
          {
            field: 'Description',
            before: 'A boat.',
            after: 'A well-kept boat with a wide cockpit and a new genoa.',
          },
          { field: 'Cabins/Staterooms', after: 3 },
          { field: 'Year', before: 2009, after: 2010 },
          { field: 'Size', before: 99, after: 55.125 },
        ],
      },
    ],
  },
} satisfies Meta<typeof HistoryEntries>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoChanges: Story = {};

export const TypedAsALabel: Story = {
  name: 'a label is translated, and never what people typed, though it be called the same',
  globals: { language: 'de' },
  args: {
    entries: [
      {
        number: 1,
        at: '2026-05-04T09:12:00.000Z',
        action: 'Approved',
        who: 'Marta Rossi',
        changes: [
          { field: 'Navigation License', before: 'Not yet decided', after: 'Approved', isWord: true },
          { field: 'Model', before: 'Save', after: 'Approved' },
          { field: 'Documents', after: ['Approved', 'Not yet decided'], isWord: true },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('insertion')).map(({ textContent }) => textContent)).toEqual([
      'Genehmigt',
      'Approved',
      'Genehmigt, Noch nicht entschieden',
    ]);
    await expect(canvas.getByText('Save')).toBeVisible();
  },
};

/** A number has the decimals of the language, and is not grouped: it may be a year. */
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('55,125')).toBeVisible();
    await expect(canvas.getByText('2010')).toBeVisible();
  },
};

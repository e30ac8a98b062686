import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BulkOutcome, type BulkOutcomeProps } from './bulk-outcome.tsx';

const items: BulkOutcomeProps['items'] = [
  { id: '1', name: '100312 · Anna Keller', state: 'done' },
  { id: '2', name: '100313 · Hugo Laurent', state: 'refused', error: 'Somebody else changed it first.' },
  { id: '3', name: '100314 · Sanne Visser', state: 'waiting' },
];

const meta = {
  title: 'Lists/Bulk outcome',
  component: BulkOutcome,
  args: {
    isRunning: false,
    isStopping: false,
    done: 1,
    refused: 1,
    items,
    texts: { done: 'Done', refused: 'Not done', waiting: 'Not tried' },
    most: 100,
  },
} satisfies Meta<typeof BulkOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: { isRunning: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuenow',
      '67',
    );
  },
};

export const Stopping: Story = { args: { isRunning: true, isStopping: true } };

export const Partly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 done · 1 not done · 1 not tried');
    // What did not work stands first.
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Somebody else changed it first.');
  },
};

export const AllDone: Story = {
  args: { done: 3, refused: 0, items: items.map(({ id, name }) => ({ id, name, state: 'done' as const })) },
};

export const Many: Story = {
  args: {
    done: 500,
    refused: 0,
    items: Array.from({ length: 500 }, (_, at) => ({
      id: String(at),
      name: `10${at}`,
      state: 'done' as const,
    })),
  },
};

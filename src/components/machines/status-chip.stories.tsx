import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyLabel } from '../../../.storybook/every-label.ts';
import { StatusChip } from './status-chip.tsx';

const meta = {
  title: 'Machines/Status chip',
  component: StatusChip,
  args: { text: 'Approved', color: 'green', icon: 'check' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

export const EveryLabel: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.entries(everyLabel).map(([table, rows]) => (
        <div key={table} style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          {Object.entries(rows).map(([key, row]) => (
            <StatusChip key={key} text={row.text} color={row.color} icon={row.icon} />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // A state of a collection, whose words stand in its definition.
    await expect(canvas.getByText('In review')).toBeVisible();
  },
};

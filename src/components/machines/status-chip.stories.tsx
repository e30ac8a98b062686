import type { Meta, StoryObj } from '@storybook/react-vite';
import labels from '#schemas/labels.json' with { type: 'json' };
import { StatusChip } from './status-chip.tsx';

const meta = {
  title: 'Machines/Status chip',
  component: StatusChip,
  args: { text: 'Approved', color: 'green', icon: 'check' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

const { $schema: _, ...tables } = labels;

export const EveryLabel: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.entries(tables).map(([table, rows]) => (
        <div key={table} style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          {Object.entries(rows).map(([key, row]) => (
            <StatusChip key={key} text={row.text} color={row.color} icon={row.icon} />
          ))}
        </div>
      ))}
    </div>
  ),
};

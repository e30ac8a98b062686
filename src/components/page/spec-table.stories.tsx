import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecTable } from './spec-table.tsx';

const meta = {
  title: 'Page/Specifications',
  component: SpecTable,
  args: {
    rows: [
      { label: 'Year', value: 2014 },
      { label: 'Feets', value: 46 },
      { label: 'Brand', value: 'Bavaria' },
      { label: 'Type', value: 'Sailing yacht' },
      { label: 'Model', value: 'Cruiser 46' },
      { label: 'Capacity', value: undefined },
    ],
  },
} satisfies Meta<typeof SpecTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Boat: Story = {};

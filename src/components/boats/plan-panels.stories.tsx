import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanPanels } from './plan-panels.tsx';

const meta = {
  title: 'Boats/Plan panels',
  component: PlanPanels,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    plans: [
      {
        _id: 'a',
        description: 'Half a day along the coast, swim stop included.',
        price: 240,
        hasCaptain: true,
      },
      { _id: 'b', description: 'A day on your own. Licence required.', price: 380.5, hasCaptain: false },
      { _id: 'c', description: 'A weekend to the islands and back.', price: 1250, hasCaptain: true },
    ],
  },
} satisfies Meta<typeof PlanPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const None: Story = { args: { plans: [] } };

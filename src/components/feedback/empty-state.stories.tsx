import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { title: 'No boats yet', children: 'A boat appears here as soon as a host submits one for review.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};
export const NothingFound: Story = {
  args: {
    illustration: 'lighthouse',
    title: 'No boat matches',
    children: 'No boat is a catamaran for 40 people under $20. Remove a filter to see more.',
    action: (
      <Button variant="outlined" color="inherit">
        Clear all filters
      </Button>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { leaveNeighbours, neighbours, showNeighbours } from '#src/stores/neighbours.ts';
import { NeighbourLinks } from './neighbour-links.tsx';

const { hook, searchHook, navigate } = memoryLocation({ path: '/home/users', searchPath: 'row=1' });

const meta = {
  title: 'Layout/Neighbour links',
  component: NeighbourLinks,
  decorators: [
    (Story) => (
      <Router hook={hook} searchHook={searchHook}>
        <Story />
      </Router>
    ),
  ],
  beforeEach: () => {
    const open = (id: string): void => navigate(`/home/users?row=${id}`);
    showNeighbours({ path: '/home/users', ids: ['1', '2', '3'], before: 0, total: 84, open, turn: {} });
    return () => {
      leaveNeighbours();
      neighbours.list = undefined;
    };
  },
} satisfies Meta<typeof NeighbourLinks>;

export default meta;

export const First: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    const place = canvas.getByText('1 of 84');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(place).toHaveTextContent('2 of 84');
    await expect(place).toHaveAttribute('aria-live', 'polite');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReferringRows } from './referring-rows.tsx';

const meta = {
  title: 'Lists/Referring rows',
  component: ReferringRows,
  args: {
    title: 'Incidents',
    total: 12,
    rows: [
      {
        id: '1',
        name: 'Scratched hull at the fuel berth',
        href: '#1',
        status: { text: 'Reported', color: 'blue', icon: 'hourglass' },
      },
      { id: '2', name: 'Cabin was not cleaned', href: '#2' },
    ],
    listHref: '#all',
    addLabel: 'New Incident',
    onAdd: fn(),
  },
} satisfies Meta<typeof ReferringRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Show all 12' })).toHaveAttribute('href', '#all');
    await userEvent.click(canvas.getByRole('button', { name: 'New Incident' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};

export const None: Story = {
  args: { rows: [], total: 0, reason: 'Only FullAccess may edit Incidents.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None yet.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'New Incident' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ViewLinks } from './view-links.tsx';

const meta = { title: 'Lists/View links', component: ViewLinks } satisfies Meta<typeof ViewLinks>;

export default meta;

export const Views: StoryObj<typeof meta> = {
  args: {
    views: [
      { id: 'none', name: 'Usual view', href: '#none', isPresent: false },
      { id: '1', name: 'To be confirmed', href: '#1', isPresent: true, notes: ['Default', 'Shared'] },
      { id: '2', name: 'Cancelled in April', href: '#2', isPresent: false },
    ],
    onFollow: fn(),
    children: <Button size="small">Save as a view</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('To be confirmed');
  },
};

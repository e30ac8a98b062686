import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNothingWider, lookByTouch } from '../../../.storybook/both-schemes.ts';
import Button from '@mui/material/Button';
import { PageHeader } from './page-header.tsx';

const meta = { title: 'Page/Page header', component: PageHeader, args: { title: 'Boats' } } satisfies Meta<
  typeof PageHeader
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const List: Story = {
  args: {
    count: 12279,
    actions: (
      <>
        <Button variant="outlined" color="inherit">
          Filter
        </Button>
        <Button variant="contained">Add boat</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Boats 12,279');
  },
};
export const Part: Story = { args: { title: 'Written before', isPart: true, count: 41 } };
export const Detail: Story = {
  args: {
    title: 'Bavaria Cruiser 46',
    back: { href: '/home/boat', label: 'Boats' },
    description: 'Palma, Balearic Islands, Spain · submitted 2026-04-18',
    actions: (
      <>
        <Button variant="outlined" color="inherit">
          Edit Boat
        </Button>
        <Button variant="contained">Boat Documentation</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await lookByTouch(() => expect(canvas.getByRole('link', { name: 'Boats' }).offsetHeight).toBe(44));
  },
};
export const LongWord: Story = {
  args: { description: `${'Yachthafengemeinschaft'.repeat(9)} · submitted 2026-04-18` },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: () => expectNothingWider(),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '#src/app/paths.ts';
import { effectOn } from '../../../.storybook/workshop-server.ts';
import { BrokenRows } from './broken-rows.tsx';

const problem = { path: 'title', text: '{{label}} is required.', label: 'Title' };

const meta = {
  title: 'Screen parts/Workshop/Broken rows',
  component: BrokenRows,
  args: {
    effect: effectOn([
      { _id: 'c-1', name: 'Spring sale', entity: 'campaign', ...problem },
      { _id: '7', name: 'Ana Horvat', entity: 'user', ...problem },
    ]),
  },
} satisfies Meta<typeof BrokenRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each of them leads to where it is mended: the row is open there. */
export const Found: Story = {
  play: async ({ canvas }) => {
    for (const [name, id] of [
      ['Spring sale', 'c-1'],
      ['Ana Horvat', '7'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`[?&]row=${id}(&|$)`)));
    }
  },
};

/** A setting is mended on the part of a screen that shows it. */
export const Settings: Story = {
  args: {
    effect: effectOn(
      ['serviceFee', 'payment', 'messageTemplate'].map((name) => ({
        _id: name,
        name,
        entity: 'setting',
        ...problem,
      })),
    ),
  },
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['serviceFee', paths.data],
      ['payment', `${paths.data}?section=payment`],
      ['messageTemplate', `${paths.messages}?part=automatic`],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};

export const None: Story = {
  args: {
    effect: { isStored: true, looked: 60, isWhole: true, broken: 0, refusedAlready: 0, rows: [] },
  },
};

// §2 the list of refunds, and the way to one and back, where a server is in trouble.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Refund } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { leave, ScreenStory } from '../../../.storybook/screen-story.tsx';
// Loaded before a story waits for them.
import './detail.tsx';
import './list.tsx';

const rows: Refund[] = ['requested', 'refunded'].map((state, index) => ({
  _id: `r-${index}`,
  state,
  bookingId: `10031${index}`,
  guestName: 'Giulia Rossi',
  version: 1,
}));
const closed = { list: false, row: false };
const refusal = () => Response.json({ flag: false, error: 'The harbour is closed.' }, { status: 500 });

const meta = {
  title: 'Screen parts/Refunds',
  component: ScreenStory,
  args: { path: paths.refunds, server: 'filled' },
  parameters: { layout: 'fullscreen', isScreen: true },
  beforeEach: () => {
    reply({
      // All of them: the list filters what it has.
      getRefunds: () => (closed.list ? refusal() : Response.json({ flag: true, data: rows })),
      getRefund: ({ url }) => (closed.row ? refusal() : rows.find(({ _id }) => url.endsWith(`/${_id}`))),
    });
    return leave;
  },
} satisfies Meta<typeof ScreenStory>;

export default meta;

export const WhatCannotBeRead: StoryObj<typeof meta> = {
  name: '§2 the list opens by keyboard; what cannot be read says so and can be asked for again',
  beforeEach: () => void Object.assign(closed, { list: false, row: true }),
  play: async () => {
    await screen.findByRole('link', { name: '100310' });
    await userEvent.click(screen.getByRole('button', { name: 'Filter By Status' }));
    const filter = within(await screen.findByRole('group', { name: 'Filter By Status' }));
    await userEvent.click(filter.getByRole('button', { name: 'Refunded' }));
    const link = await screen.findByRole('link', { name: '100311' });
    await waitFor(() => expect(screen.queryByRole('link', { name: '100310' })).toBeNull());
    await expect(screen.getByRole('button', { name: 'Remove filter Status' })).toBeVisible();
    // In a tab of its own it leads to the same place.
    await expect(link).toHaveAttribute('href', `${paths.refund}?row=r-1`);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Refund' });
    await screen.findByText('The harbour is closed.');
    closed.row = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Approve' });
    closed.list = true;
    await userEvent.click(screen.getAllByRole('link', { name: 'Refund Management' }).at(-1) as HTMLElement);
    await screen.findByRole('button', { name: 'Retry' });
    closed.list = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: '100311' });
  },
};

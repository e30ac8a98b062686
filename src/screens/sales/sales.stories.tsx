// §6 the list of payouts for customer support, where the server is in trouble at first.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Payout } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { gate } from '#tests/support/gate.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { leave, ScreenStory } from '../../../.storybook/screen-story.tsx';
// Loaded before a story waits for them.
import './list.tsx';
import './payout-details.tsx';

const rows: Payout[] = ['p-1', 'p-2'].map((_id, index) => ({
  _id,
  state: 'due',
  bookingId: `10031${index}`,
  hostName: 'Sanne Visser',
  amount: 432,
  version: 1,
}));
let isClosed = true;

const meta = {
  title: 'Screen parts/Sales',
  component: ScreenStory,
  args: { path: paths.sales, server: 'filled' },
  parameters: { layout: 'fullscreen', isScreen: true },
  beforeEach: () => {
    isClosed = true;
    reply({
      getPayout: ({ url }) => rows.find(({ _id }) => url.endsWith(`/${_id}`)),
      getPayouts: () =>
        isClosed
          ? Response.json({ flag: false, sort: '', error: 'The harbour is closed.' }, { status: 500 })
          : rows,
    });
    return leave;
  },
} satisfies Meta<typeof ScreenStory>;

export default meta;

/** Opened by Enter, closed by Escape. */
async function openAndClose(): Promise<void> {
  await screen.findByText('The harbour is closed.');
  isClosed = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const link = await screen.findByRole('link', { name: '100310' });
  link.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Payment details' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const pay = (): HTMLElement => screen.getByRole('button', { name: 'Pay due payouts' });

export const ForCustomerSupport: StoryObj<typeof meta> = {
  name: '§6 customer support cannot tick; what cannot be read says so and can be asked for again',
  args: { role: 3 },
  play: async () => {
    await openAndClose();
    await expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    await expect(pay()).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ForAManager: StoryObj<typeof meta> = {
  args: { role: 2 },
  play: async () => {
    await openAndClose();
    await expect(screen.queryAllByRole('checkbox')).toHaveLength(rows.length + 1);
    await expect(pay()).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const AskedTwice: StoryObj<typeof meta> = {
  name: 'what is due is shown as it was asked for last, also where an older answer comes later',
  args: { role: 2 },
  play: async () => {
    await openAndClose();
    const { passed, open } = gate<Payout[]>();
    const closed = Response.json({ flag: false, error: 'The bank is closed.' }, { status: 500 });
    const answers = [closed, passed, rows];
    reply({ getPayouts: () => answers.shift() ?? rows });
    await userEvent.click(pay());
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await userEvent.click(retry);
    await screen.findByText(/100311 · Sanne Visser/);
    open([]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(screen.queryByText('No payout is due now.')).toBeNull();
  },
};

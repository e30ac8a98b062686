import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { definition as table } from '#schemas/generated/tables/boats.js';
import type { View } from '#schemas/types.ts';
import { connect } from '#src/api/call.ts';
import { listWantedIn } from '#src/stores/list-search.ts';
import { session } from '#src/stores/session.ts';
import { views } from '#src/stores/views.ts';
import { ViewDialogs } from './view-dialogs.tsx';

const view: View = {
  _id: 'v1',
  name: 'In Split',
  list: table.name,
  path: '/home/boat',
  search: 'q=split',
  shared: false,
};

const meta = {
  title: 'Layout/Views of a list',
  component: ViewDialogs,
  args: {
    table,
    wanted: listWantedIn(table, ''),
    hasColumns: true,
    dialog: 'arrange',
    onDialog: fn(),
  },
} satisfies Meta<typeof ViewDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

const said = 'Not this one, sailor.';
const asked = fn();
let answer = (): void => undefined;

/** A server with one view, which it keeps; it says so when the story lets it. */
export const RefusesToDelete: Story = {
  beforeEach: () => {
    const offers = () => Promise.resolve(false);
    connect({ host: '', token: () => null, onSessionEnd: () => undefined, offers });
    const { fetch } = globalThis;
    globalThis.fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
      if (init?.method !== 'DELETE')
        return Response.json({
          flag: true,
          data: new Request(address).url.endsWith('/meta') ? { features: ['views'] } : [view],
        });
      asked();
      await new Promise<void>((resolve) => (answer = resolve));
      return Response.json({ flag: false, error: said }, { status: 409 });
    };
    Object.assign(views, { all: [view], isServed: true });
    session.admin = { _id: 'chief', role: 1 };
    return () => {
      globalThis.fetch = fetch;
      Object.assign(views, { all: undefined, isServed: false });
      session.admin = null;
    };
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete In Split' }));
    const question = await screen.findByRole('alertdialog');
    const confirm = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(confirm);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await userEvent.click(confirm, { pointerEventsCheck: 0 });
    await expect(asked).toHaveBeenCalledOnce();
    answer();
    await waitFor(() => expect(question).toHaveTextContent(said));
  },
};

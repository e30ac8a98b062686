import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { definition as table } from '#schemas/generated/tables/boats.js';
import type { View } from '#schemas/types.ts';
import { listWantedIn } from '#src/stores/list-search.ts';
import { views } from '#src/stores/views.ts';
import { gate } from '#tests/support/gate.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
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
let held = gate();

/** A server with one view, which it keeps; it says so when the story lets it. */
export const RefusesToDelete: Story = {
  beforeEach: () => {
    held = gate();
    arrive('filled', 1);
    reply({
      getViews: () => [view],
      deleteView: async () => {
        asked();
        await held.passed;
        return Response.json({ flag: false, error: said }, { status: 409 });
      },
    });
    Object.assign(views, { all: [view], isServed: true });
    return () => {
      Object.assign(views, { all: undefined, isServed: false });
      leave();
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
    held.open();
    await waitFor(() => expect(question).toHaveTextContent(said));
  },
};

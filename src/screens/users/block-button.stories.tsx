// §4 Block and Unblock User, while somebody else does the same.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSnapshot } from 'valtio';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { User } from '#schemas/types.ts';
import { Toasts } from '#src/layout/toasts.tsx';
import { clearToasts } from '#src/stores/toasts.ts';
import { openedUser } from '#src/stores/users.ts';
import { outdated, reply } from '../../../.storybook/fake-server.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { BlockButton } from './block-button.tsx';

const gus: User = { _id: 'gus', firstName: 'Gus', lastName: 'Guest', block: false, version: 1 };
const blocked: User = { ...gus, block: true, version: 2 };
const sent = fn<(body: unknown) => void>();

function Opened() {
  const { row } = useSnapshot(openedUser.state);
  return row && <BlockButton user={row as User} />;
}

const meta = {
  title: 'Screen parts/Block button',
  render: () => (
    <>
      <Toasts />
      <Opened />
    </>
  ),
  beforeEach: async () => {
    arrive('filled', 1);
    sent.mockReset();
    reply({
      blockUser: async (request) => {
        sent(await request.json());
        return outdated(blocked);
      },
    });
    await openedUser.open('gus');
    openedUser.show(gus);
    return () => {
      openedUser.close();
      clearToasts();
      leave();
    };
  },
} satisfies Meta;

export default meta;

export const BlockedMeanwhile: StoryObj = {
  name: 'a question whether to block somebody never turns into the opposite one',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Block User' }));
    const question = await screen.findByRole('alertdialog');
    openedUser.show(blocked);
    await screen.findByText('Unblock User');
    await expect(question).toHaveTextContent('Block Gus Guest?');
    await userEvent.click(within(question).getByRole('button', { name: 'Block User' }));
    await screen.findByText(messages.refusal.stale);
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ value: true }]]));
  },
};

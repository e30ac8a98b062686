/** Every screen before every server, found by their addresses: whoever adds one has it opened here. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { proxy, useSnapshot } from 'valtio';
import type { Server } from '../../.storybook/fake-server.ts';
import { ScreenStory } from '../../.storybook/screen-story.tsx';
import { routes } from '#src/app/routes.tsx';

const meta = {
  title: 'Screens/Every screen',
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const shown = proxy<{ path: string }>({ path: '/home' });

function OneByOne({ server }: { server: Server }) {
  const { path } = useSnapshot(shown);
  return (
    <div data-path={path}>
      <ScreenStory path={path} server={server} />
    </div>
  );
}

const before = (server: Server): StoryObj => ({
  render: () => <OneByOne server={server} />,
  play: async ({ canvasElement }) => {
    for (const { path } of routes) {
      shown.path = path;
      // The former screen has a heading too.
      const headings = () => canvasElement.querySelectorAll(`[data-path="${path}"] h1`);
      await waitFor(() => expect(headings()).toHaveLength(1), { timeout: 10_000 });
      await expect(canvasElement, path).not.toHaveTextContent('there was an error...');
    }
  },
});

export const Filled = before('filled');
export const Empty = before('empty');
export const Loading = before('loading');
export const Failing = before('failing');
export const OtherServer = before('specified');

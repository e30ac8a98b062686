// The automatic message before a server that cannot be asked.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import messages from '#schemas/messages.json' with { type: 'json' };
import { messageTemplate, showTemplate } from '#src/stores/message-template.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { Automatic } from './automatic.tsx';

const meta = {
  title: 'Screen parts/Automatic message',
  component: Automatic,
  beforeEach: () => {
    arrive('filled', 1);
    reply({ getTemplate: () => Promise.reject(new TypeError('Failed to fetch')) });
    Object.assign(messageTemplate, { error: undefined, template: null });
    return leave;
  },
} satisfies Meta<typeof Automatic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotThere: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.failure.generic);
  },
};

/** What was read on an earlier visit stays, with what is typed into it. */
export const AskedAgainInVain: Story = {
  beforeEach: () => showTemplate({ _id: 'automatic', text: 'Welcome on board.', sample: {}, version: 3 }),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox');
    await userEvent.type(text, ' Bring a hat.');
    await waitFor(() => expect(messageTemplate.error).toBe(messages.failure.generic));
    await expect(canvas.getByRole('textbox')).toHaveValue('Welcome on board. Bring a hat.');
  },
};

/** The workshop before a server whose answers the compiler makes. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { Workshop } from './workshop.tsx';

const meta = {
  title: 'Screen parts/Workshop/Screen',
  component: Workshop,
  parameters: { isScreen: true },
  beforeEach: () => {
    arrive('filled', 1);
    return leave;
  },
} satisfies Meta<typeof Workshop>;

export default meta;

export const Filled: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    // The form that the edited files make is the last to come.
    await expect(await canvas.findByLabelText(/^Size/, {}, { timeout: 20_000 })).toBeVisible();
  },
};

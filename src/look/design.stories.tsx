/** What the pages of the design draw from the theme: the tests see no page, so it is looked at here. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spacing, Type } from '../../.storybook/docs/swatches.tsx';
import { theme } from './theme.ts';

const meta = { title: 'Design/Drawn from the theme', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;

export const Steps: StoryObj = {
  render: () => <Spacing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('spacing(12)').closest('tr')).toHaveTextContent('spacing(12) 48px');
  },
};

export const Sizes: StoryObj = {
  render: () => <Type />,
  play: async ({ canvas }) => {
    const { fontSize } = theme.typography.h4;
    await expect(canvas.getByText(new RegExp(`^h4 · ${fontSize} · `))).toBeVisible();
  },
};

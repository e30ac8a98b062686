/** What the pages of the design draw from the theme: the tests see no page, so it is looked at here. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spacing, StatusLabels, Type } from '../../.storybook/docs/swatches.tsx';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';

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

/** A page beside a story in dark stays as it is: each scheme is drawn on its own ground. */
export const Statuses: StoryObj = {
  globals: { theme: 'dark' },
  render: () => <StatusLabels />,
  play: async ({ canvas }) => {
    const { surface, ink } = tokens.light;
    const light = canvas.getByRole('region', { name: 'light' });
    await expect(light).toHaveStyle({ backgroundColor: surface });
    for (const name of within(light).getAllByRole('heading')) await expect(name).toHaveStyle({ color: ink });
  },
};

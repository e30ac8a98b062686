/** What the tests look at beside the light scheme: a text that nobody could read in dark is found. */
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectContrastInDark, isTested } from '../../.storybook/both-schemes.ts';

const meta = {
  title: 'Design/Contrast in dark',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;

export default meta;

export const Found: StoryObj = {
  render: () => <Typography>Dark letters in light, light letters in dark</Typography>,
  play: async ({ canvas }) => {
    await expect(isTested).toBe('__vitest_browser__' in window);
    const { style } = canvas.getByText(/^Dark letters/);
    style.background = 'white';
    await expect(expectContrastInDark()).rejects.toThrow('In the dark scheme');
    style.background = '';
  },
};

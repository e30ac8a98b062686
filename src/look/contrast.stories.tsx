/** What the tests look at beside the light scheme: a text that nobody could read in dark is found. */
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectContrastInDark, isTested } from '../../.storybook/both-schemes.ts';

const meta = {
  title: 'Design/Contrast in dark',
  tags: ['!autodocs', '!dev'],
  // Its own contrast is wrong on purpose.
  parameters: { isInLightOnly: true },
} satisfies Meta;

export default meta;

export const Found: StoryObj = {
  render: () => (
    <Typography style={{ background: 'white' }}>Dark letters in light, light letters in dark</Typography>
  ),
  play: async () => {
    if (!navigator.webdriver) return;
    await expect(isTested).toBe(true);
    await expect(expectContrastInDark()).rejects.toThrow('In the dark scheme');
  },
};

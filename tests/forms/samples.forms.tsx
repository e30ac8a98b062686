// One story a file of samples/, put here by .storybook/fixture-stories.ts: filled, submitted and refused by the robot.
import type { Meta } from '@storybook/react-vite';

export default {
  title: 'Any form/Samples',
  tags: ['!autodocs'],
  parameters: { isInLightOnly: true },
} satisfies Meta;

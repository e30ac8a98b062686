// One story a file of features/, put here by .storybook/fixture-stories.ts: filled, submitted and refused by the robot.
import type { Meta } from '@storybook/react-vite';

export default { title: 'Any form/Features', tags: ['!autodocs'] } satisfies Meta;

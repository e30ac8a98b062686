// One story a schema that was generated, put here by .storybook/fixture-stories.ts.
import type { Meta } from '@storybook/react-vite';

export default { title: 'Any form/Generated', tags: ['!autodocs'] } satisfies Meta;

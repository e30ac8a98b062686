import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, NavigationContext } from './link.tsx';

const prefetch = fn();
const navigation = { navigate: fn(), prefetch };

const meta = {
  title: 'Page/Link',
  component: Link,
  args: { href: '/home/boat', children: 'Boats' },
  render: (args) => (
    <NavigationContext value={navigation}>
      <Link {...args} />
    </NavigationContext>
  ),
  beforeEach: () => void prefetch.mockClear(),
} satisfies Meta<typeof Link>;

export default meta;

/** What lies behind it is wanted while the pointer is on it, and not any more when that has left. */
export const LookedAhead: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Boats' });
    await userEvent.hover(link);
    await expect(prefetch).toHaveBeenLastCalledWith('/home/boat');
    await userEvent.unhover(link);
    await expect(prefetch).toHaveBeenLastCalledWith(undefined);
  },
};

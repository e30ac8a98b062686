import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ShownAddress } from './shown-address.tsx';

const { hook, searchHook, history, navigate, reset } = memoryLocation({ path: '/list', record: true });

/** What the list has begun. */
const begun = { replace: (_to: string): void => undefined };

function List() {
  const [, go] = useLocation();
  useLayoutEffect(() => void (begun.replace = (to) => go(to, { replace: true })), [go]);
  return <p>List</p>;
}

function Screen() {
  const [path] = useLocation();
  return path === '/list' ? <List /> : <p>Elsewhere</p>;
}

const meta = {
  title: 'Layout/Shown address',
  component: ShownAddress,
  args: { isLeft: false, children: <Screen /> },
  decorators: (Story) => (
    <Router hook={hook} searchHook={searchHook}>
      <Story />
    </Router>
  ),
  beforeEach: () => reset(),
} satisfies Meta<typeof ShownAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EndsLate: Story = {
  name: 'what ends after its screen was left takes nobody back',
  play: async ({ canvas }) => {
    await canvas.findByText('List');
    begun.replace('/list?page=2');
    await expect(history.at(-1)).toBe('/list?page=2');
    navigate('/elsewhere');
    await canvas.findByText('Elsewhere');
    begun.replace('/list');
    await expect(history.at(-1)).toBe('/elsewhere');
  },
};

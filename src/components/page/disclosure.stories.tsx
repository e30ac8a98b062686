import Button from '@mui/material/Button';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Page/Disclosure',
  component: Disclosure,
  args: {
    label: 'Colour',
    button: (control) => (
      <Button {...control} variant="outlined">
        Colour
      </Button>
    ),
    children: (close) => <Button onClick={close}>Blue</Button>,
  },
} satisfies Meta<typeof Disclosure>;

/** As a filter is: its fields are loaded when it is opened. */
function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isThere && <div style={{ width: 320 }}>From, until</div>;
}

export default meta;
type Story = StoryObj<typeof meta>;

/** The edge of an element that a panel and its button have in common. */
function edgeOf(element: HTMLElement, { align = 'end' }: Story['args'] & object): number {
  const { left, right } = element.getBoundingClientRect();
  return align === 'start' ? left : right;
}

/** Room at both sides, so that it stands where it is aligned. */
const inTheMiddle: Decorator = (Story) => (
  <div style={{ display: 'grid', justifyItems: 'center' }}>
    <Story />
  </div>
);

export const Chosen: Story = {
  decorators: [inTheMiddle],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Colour' });
    await userEvent.click(button);
    const choice = await canvas.findByRole('button', { name: 'Blue' });
    const panel = canvas.getByRole('group', { name: 'Colour' });
    await waitFor(() => expect(Math.abs(edgeOf(panel, args) - edgeOf(button, args))).toBeLessThan(1));
    await userEvent.click(choice);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

export const AtItsStart: Story = { ...Chosen, args: { align: 'start' } };

export const Escaped: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Colour' });
    await userEvent.click(button);
    await canvas.findByRole('button', { name: 'Blue' });
    const heard = fn();
    window.addEventListener('keydown', heard);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(button).toHaveFocus();
    // What it stands on is left by the next one.
    await expect(heard).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', heard);
  },
};

export const LoadedAtTheEdge: Story = {
  args: { align: 'start', children: () => <Late /> },
  decorators: [
    (Story) => (
      // There is room for what is there at once.
      <div style={{ marginInlineStart: 'calc(100vw - 260px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour' }));
    await canvas.findByText('From, until');
    const panel = canvas.getByRole('group', { name: 'Colour' });
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};

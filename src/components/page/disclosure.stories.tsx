import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Colour' });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('button', { name: 'Blue' }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

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

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

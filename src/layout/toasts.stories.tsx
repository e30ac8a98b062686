import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { barHeight } from '#src/look/shell.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { Toasts } from './toasts.tsx';

const taken = fn();

/** What is said after a call, at the top of the page. */
const meta = {
  title: 'Layout/Toasts',
  component: Toasts,
  render: () => (
    <>
      <Toasts />
      <Button onClick={() => toast('success', 'Operation Successfully', taken)}>Save</Button>
      <Button onClick={() => toast('error', 'Server Error')}>Save what fails</Button>
    </>
  ),
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(taken).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Undo' });
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save what fails' }));
    await expect(await screen.findByText('Server Error')).toBeVisible();
  },
};

export const MissingPart: Story = {
  name: 'a part that could not be loaded is told of until the connection is back',
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: 'Save' }));
    await new Promise(requestAnimationFrame);
    for (const _ of ['menu', 'search'])
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError() }));
    await expect(await screen.findByText(/^A part of this page could not be loaded/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^A part of this page could not be loaded/)).toBeNull());
  },
};

function Screen() {
  useEffect(() => toast('error', 'The boats did not come.'), []);
  return null;
}

/** What a screen says as soon as it stands, while the first toast is being drawn. */
export const SaidMeanwhile: Story = {
  beforeEach: () => toast('error', 'Server Error'),
  render: () => (
    <>
      <Screen />
      <Toasts />
    </>
  ),
  play: async () => {
    await expect(await screen.findByText('Server Error')).toBeVisible();
    await expect(await screen.findByText('The boats did not come.')).toBeVisible();
  },
};

/** As a form that is refused says them, one after the other. */
export const SeveralOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    for (const field of ['Admin Name', 'Email', 'Password', 'Role']) toast('error', `${field} is required.`);
    await expect(await screen.findByText('Role is required.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Admin Name is required.')).toBeNull());
    // On each other, and on the top bar: the field of a form that is refused first, or the way back, stands below them.
    await waitFor(() => {
      const tops = screen.getAllByText(/ is required\.$/).map((one) => one.getBoundingClientRect().top);
      return expect(tops).toEqual([tops[0], tops[0]]);
    });
    for (const said of screen.getAllByRole('alert'))
      await expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(barHeight);
  },
};

/** A form that was refused at more fields than there is room for, and is saved before all of it was said. */
export const OvertakenBySuccess: Story = {
  play: async () => {
    for (const field of ['Model', 'Year', 'Size', 'Brand', 'Engines', 'Capacity'])
      toast('error', `${field} is required.`);
    await expect(await screen.findByText('Size is required.')).toBeVisible();
    clearToasts();
    toast('success', 'Update Boat Info Successfully');
    await expect(await screen.findByText('Update Boat Info Successfully')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await expect(screen.queryAllByText(/is required/)).toHaveLength(0);
  },
};

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { barHeight } from './shell.ts';

const meta = { title: 'Theme/What floats' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dialogs: Story = {
  render: () => (
    <Dialog open aria-labelledby="dialog-title">
      <DialogTitle id="dialog-title">Cancel the booking?</DialogTitle>
      <DialogContent>The guest is told at once.</DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit">
          Keep it
        </Button>
        <Button variant="contained" color="error">
          Cancel the booking
        </Button>
      </DialogActions>
    </Dialog>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cancel the booking?' })).toBeVisible());
    // The edge of the dialog would cut off a ring around its heading.
    const heading = screen.getByRole('heading');
    heading.tabIndex = -1;
    heading.focus({ focusVisible: true });
    await expect(heading).toHaveStyle({ outlineStyle: 'solid', outlineOffset: '-2px' });
  },
};

/** As high as it may become: toasts lie over the top bar, and its title stays in sight. */
export const HighOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <Dialog open fullWidth aria-labelledby="dialog-title">
      <DialogTitle id="dialog-title">Booking Details</DialogTitle>
      <DialogContent>
        <div style={{ height: 2000 }}>What is known of it.</div>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const { top, bottom } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(barHeight);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

function OpenedMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Language
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem selected>English US</MenuItem>
        <MenuItem>German</MenuItem>
        <MenuItem disabled>Not yours to choose</MenuItem>
      </Menu>
    </>
  );
}

export const Menus: Story = {
  render: () => <OpenedMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'German' })).toBeVisible());
  },
};

function OpenedPopover() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Filter
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filter', sx: { p: 4 } } }}
      >
        What can be chosen.
      </Popover>
    </>
  );
}

export const Popovers: Story = {
  render: () => <OpenedPopover />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible());
  },
};

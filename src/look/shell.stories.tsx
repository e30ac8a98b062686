import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

const meta = { title: 'Theme/Shell', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  render: () => (
    <AppBar position="sticky">
      <Toolbar>
        <Typography>Harbours</Typography>
        <Button variant="text">Notes</Button>
      </Toolbar>
    </AppBar>
  ),
};

export const Drawers: Story = {
  render: () => (
    <Drawer open anchor="right" slotProps={{ paper: { role: 'dialog', 'aria-label': 'Notes' } }}>
      <Typography sx={{ p: 4 }}>The second berth is taken until June.</Typography>
    </Drawer>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Notes' })).toBeVisible();
  },
};

import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { lookByTouch } from '../../.storybook/both-schemes.ts';

const meta = { title: 'Theme/Buttons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['contained', 'outlined', 'text'] as const;
const colors = ['primary', 'inherit', 'error'] as const;
const states: Record<string, ButtonProps> = {
  Save: {},
  Retry: { startIcon: <RefreshRounded /> },
  Next: { endIcon: <ArrowForwardRounded /> },
  Small: { size: 'small' },
  Disabled: { disabled: true },
  Loading: { loading: true },
};

export const Buttons: Story = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      {variants.map((variant) =>
        colors.map((color) => (
          <Stack key={color} direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
            {Object.entries(states).map(([text, props]) => (
              <Button key={text} variant={variant} color={color} {...props}>
                {text}
              </Button>
            ))}
          </Stack>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await lookByTouch(async () => {
      for (const button of canvas.getAllByRole('button'))
        await expect(getComputedStyle(button).minHeight).toBe('44px');
    });
  },
};

export const IconButtons: Story = {
  render: () => (
    <Stack direction="row" sx={{ gap: 3 }}>
      <IconButton aria-label="Delete">
        <DeleteOutlineRounded />
      </IconButton>
      <IconButton aria-label="Delete a line" size="small">
        <DeleteOutlineRounded />
      </IconButton>
      <IconButton aria-label="Delete nothing" disabled>
        <DeleteOutlineRounded />
      </IconButton>
    </Stack>
  ),
};

export const Choices: Story = {
  render: () => (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <ToggleButtonGroup exclusive value="week" aria-label="Days">
        <ToggleButton value="week">A week</ToggleButton>
        <ToggleButton value="month">A month</ToggleButton>
        <ToggleButton value="year" disabled>
          A year
        </ToggleButton>
      </ToggleButtonGroup>
      <Tabs value="notes" aria-label="Parts">
        <Tab value="notes" label="Notes" />
        <Tab value="history" label="History" />
        <Tab value="money" label="Money" disabled />
      </Tabs>
    </Stack>
  ),
};

export const Tooltips: Story = {
  render: () => (
    <Tooltip title="Reads the list again" describeChild>
      <Button variant="outlined">Refresh</Button>
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Reads the list again');
  },
};

export const Progress: Story = { render: () => <CircularProgress aria-label="Loading" /> };

/** What is chosen, and what only a ground draws, is seen where people have chosen their own colours. */
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionLinks } from '#src/components/page/section-links.tsx';
import { lookInForcedColors } from '../../.storybook/both-schemes.ts';

const meta = { title: 'Theme/Forced colours' } satisfies Meta;

export default meta;

export const Chosen: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <ToggleButtonGroup exclusive value="week" aria-label="Days">
        <ToggleButton value="week">A week</ToggleButton>
        <ToggleButton value="month">A month</ToggleButton>
      </ToggleButtonGroup>
      <Tabs value="notes" aria-label="Parts">
        <Tab value="notes" label="Notes" />
        <Tab value="history" label="History" />
      </Tabs>
      <SectionLinks
        label="Places"
        current="here"
        sections={[
          { key: 'here', title: 'Here', href: '#here' },
          { key: 'there', title: 'There', href: '#there' },
        ]}
      />
      <Switch slotProps={{ input: { 'aria-label': 'On' } }} defaultChecked />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await lookInForcedColors(async () => {
      for (const chosen of [
        canvas.getByRole('button', { name: 'A week' }),
        canvas.getByRole('tab', { name: 'Notes' }),
        canvas.getByRole('link', { name: 'Here' }),
      ])
        await expect(getComputedStyle(chosen).outlineStyle).toBe('dashed');
      await expect(getComputedStyle(canvas.getByRole('tab', { name: 'History' })).outlineStyle).toBe('none');
      const other = getComputedStyle(canvas.getByRole('link', { name: 'There' }));
      await expect([other.outlineStyle, other.borderBottomStyle]).toEqual(['none', 'none']);
      const thumb = canvasElement.querySelector('.MuiSwitch-thumb') as Element;
      await expect(getComputedStyle(thumb).backgroundColor).not.toBe(
        getComputedStyle(document.body).backgroundColor,
      );
    });
  },
};

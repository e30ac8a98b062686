import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import { DeviceList } from './device-list.tsx';

const meta = { title: 'People/Device list', component: DeviceList } satisfies Meta<typeof DeviceList>;

export default meta;

export const Devices: StoryObj<typeof meta> = {
  args: {
    devices: [
      {
        key: '1',
        browser: 'Firefox 140',
        system: 'Linux',
        address: '203.0.113.7',
        at: '2026-04-18T09:30:00.000Z',
        end: <small>This session</small>,
      },
      {
        key: '2',
        browser: 'Safari 19',
        system: 'iOS 19.1',
        address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
        at: '2026-04-17T22:05:00.000Z',
        end: <Button variant="outlined">End</Button>,
      },
      { key: '3', at: '2026-04-01T00:00:00.000Z' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Firefox 140 on Linux')).toBeVisible();
    await expect(canvas.getByText('Unknown device')).toBeVisible();
  },
};

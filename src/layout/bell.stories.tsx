import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alerts } from '#src/stores/alerts.ts';
import { Bell } from './bell.tsx';

const meta = {
  title: 'Layout/Bell',
  component: Bell,
  beforeEach: () => {
    alerts.unread = 0;
    return () => void (alerts.unread = 0);
  },
} satisfies Meta<typeof Bell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Unread: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    alerts.unread = 3;
    await expect(await canvas.findByRole('button', { name: 'Alerts, 3 unread' })).toBeVisible();
    await expect(status).toHaveTextContent('Alerts, 3 unread');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import labels from '#schemas/labels.json' with { type: 'json' };
import { PolicyBadge } from './policy-badge.tsx';
import type { PolicyBadgeProps } from './policy-badge.tsx';

const policies: Record<string, Omit<PolicyBadgeProps, 'color'> & { color: string }> = labels.cancellation;

const meta = {
  title: 'Boats/Policy badge',
  component: PolicyBadge,
  args: { text: 'FLEXIBLE', color: 'green', icon: 'check' },
} satisfies Meta<typeof PolicyBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flexible: Story = { args: { description: policies['1']?.description } };
export const Moderate: Story = {
  args: { text: 'MODERATE', color: 'amber', icon: 'clock', description: policies['2']?.description },
};
export const Strict: Story = {
  args: { text: 'STRICT', color: 'red', icon: 'lock', description: policies['3']?.description },
};
export const WordOnly: Story = {};

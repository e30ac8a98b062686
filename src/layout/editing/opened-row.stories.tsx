import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingRow } from './opened-row.tsx';

const meta = { title: 'Layout/Missing row', component: MissingRow } satisfies Meta<typeof MissingRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Named: Story = { args: { label: 'This payout' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './rating.tsx';

const meta = { title: 'Controls/Rating', component: Rating, args: { value: 4.7 } } satisfies Meta<
  typeof Rating
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {};
export const Low: Story = { args: { value: 1.3 } };
export const Compact: Story = { args: { isCompact: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { facePicture } from '../../../.storybook/pictures.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  args: { name: 'Anna Keller', size: 52 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Face: Story = { args: { src: facePicture(200) } };
export const Initials: Story = {};

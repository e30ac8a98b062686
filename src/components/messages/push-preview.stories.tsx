import type { Meta, StoryObj } from '@storybook/react-vite';
import { PushPreview } from './push-preview.tsx';

const meta = {
  title: 'Messages/Push preview',
  component: PushPreview,
  args: { productName: 'Quarterdeck', text: 'The season opens on Saturday. Check your calendar!' },
} satisfies Meta<typeof PushPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { text: '' } };
export const Short: Story = {};
export const Long: Story = { args: { text: 'Strong wind is expected on Sunday. '.repeat(14) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { boatPicture } from '../../../.storybook/pictures.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Pictures/Picture',
  component: Picture,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, borderRadius: 12, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  args: { src: boatPicture(20), thumbnail: boatPicture(20), alt: 'Bavaria Cruiser 46' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const NoPicture: Story = { args: { src: undefined } };
export const Broken: Story = { args: { src: 'data:image/png;base64,nothing', thumbnail: undefined } };
export const Wide: Story = { args: { ratio: 16 / 9 } };
/** Whole, where its frame is wider. */
export const Contained: Story = { args: { ratio: 16 / 9, fit: 'contain' } };

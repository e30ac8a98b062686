import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { boatPicture } from '../../../.storybook/pictures.ts';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Pictures/Carousel',
  component: Carousel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 820 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Bavaria Cruiser 46',
    pictures: [20, 90, 180, 240, 320].map((hue, at) => ({
      src: boatPicture(hue),
      alt: `Bavaria Cruiser 46, picture ${at + 1}`,
    })),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(canvas.getByText('2/5')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('3/5')).toBeVisible());
    const back = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    // The browser's own.
    await expect(document.activeElement?.dispatchEvent(back)).toBe(true);
    await expect(canvas.getByText('3/5')).toBeVisible();
  },
};
export const One: Story = { args: { pictures: [{ src: boatPicture(200), alt: 'Bavaria Cruiser 46' }] } };
export const None: Story = { args: { pictures: [] } };

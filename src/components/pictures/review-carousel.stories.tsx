import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facePicture } from '../../../.storybook/pictures.ts';
import { ReviewCarousel } from './review-carousel.tsx';

const texts = [
  'A wonderful week. The boat was clean, quick and exactly as described; the handover took ten minutes.',
  'Lovely.',
  'The engine needed patience in the morning, but the host answered within minutes and sent a mechanic the same day. We lost half an hour in all, saw dolphins twice, and would come again. The galley is small but complete, and the bimini is worth its weight in gold in August.',
];
const names = ['Marco Bianchi', 'Ingrid Solheim', 'Anna Keller', 'Tom Reed'];
const reviews = Array.from({ length: 41 }, (_, at) => ({
  _id: String(at),
  name: names[at % 4] ?? '',
  avatar: at % 4 === 1 ? undefined : facePicture(at * 47),
  score: 5 - (at % 4) * 0.5,
  date: `2026-0${(at % 9) + 1}-14T10:00:00Z`,
  content: texts[at % 3] ?? '',
}));

const meta = {
  title: 'Pictures/Review carousel',
  component: ReviewCarousel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 900 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'Reviews', reviews },
} satisfies Meta<typeof ReviewCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1/41')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next review' }));
    await expect(canvas.getByText('2/41')).toBeVisible();
  },
};
export const Last: Story = {
  args: { reviews: reviews.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next review' });
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2/2')).toBeVisible();
  },
};
export const One: Story = { args: { reviews: reviews.slice(0, 1) } };
export const None: Story = { args: { reviews: [] } };

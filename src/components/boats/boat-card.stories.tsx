import Checkbox from '@mui/material/Checkbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { boatPicture } from '../../../.storybook/pictures.ts';
import { BoatCard, BoatCardSkeleton, BoatGrid } from './boat-card.tsx';

const meta = {
  title: 'Boats/Boat card',
  component: BoatCard,
  render: (args) => (
    <BoatGrid>
      <BoatCard {...args} />
    </BoatGrid>
  ),
  args: {
    model: 'Bavaria Cruiser 46',
    owner: 'Anna Keller',
    location: 'Palma, Balearic Islands, Spain',
    submitted: '2026-04-18T09:30:00Z',
    status: { text: 'Pending Approval', color: 'blue', icon: 'hourglass' },
    picture: { src: boatPicture(20) },
    action: 'Review Documents',
    needsReview: true,
    onOpen: fn(),
  },
} satisfies Meta<typeof BoatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToReview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2026-04-18')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review Documents' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Approved: Story = {
  args: { status: { text: 'Approved', color: 'green', icon: 'check' }, action: 'View', needsReview: false },
};
export const NoPicture: Story = { args: { picture: undefined } };
export const Choosable: Story = {
  args: {
    tick: (
      <Checkbox
        checked
        sx={{ margin: 0 }}
        slotProps={{ input: { 'aria-label': 'Choose Bavaria Cruiser 46' } }}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const LongWords: Story = {
  args: {
    model: 'Sunseeker Manhattan 68 Flybridge “The Unbearable Lightness of Sailing”',
    owner: 'Maximiliane von und zu Hohenstaufen-Schwarzenberg',
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
  },
};
export const Loading: Story = {
  render: () => (
    <BoatGrid>
      <BoatCardSkeleton />
      <BoatCardSkeleton />
      <BoatCardSkeleton />
    </BoatGrid>
  ),
};

const hues = [20, 60, 110, 160, 210, 260, 300, 340];

export const List: Story = {
  render: (args) => (
    <BoatGrid>
      {hues.map((hue, at) => (
        <BoatCard
          key={hue}
          {...args}
          {...(at % 3 === 1
            ? Approved.args
            : at % 3 === 2
              ? { status: { text: 'Pending', color: 'amber', icon: 'clock' } }
              : {})}
          picture={at === 4 ? undefined : { src: boatPicture(hue) }}
        />
      ))}
      <BoatCardSkeleton />
    </BoatGrid>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('article')].map((card) =>
      Math.round(card.getBoundingClientRect().height),
    );
    await expect(new Set(heights).size).toBe(1);
  },
};

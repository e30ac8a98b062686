import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BookingFacts } from './booking-facts.tsx';

const meta = {
  title: 'Bookings/Booking facts',
  component: BookingFacts,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 552 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    booking: {
      _id: 100417,
      guestName: 'Giulia Conti',
      hostName: 'Marko Kovačević',
      boatName: 'Oceanis 38.1',
      guestEmail: 'giulia.conti@guests.example',
      guestNumber: '+39 347 555 0142',
      date: '2026-12-04T09:30:00.000Z',
      plan: 'A day around Šolta with a stop for lunch',
      count: 6,
      price: 1240,
      location: 'Split, Croatia',
      boatLocation: 'ACI Marina Split',
      boatAddress: 'Uvala Baluni 8, 21000 Split',
      paymethod: 'Zelle',
      confirmID: 'Q7XK20AB',
      userId: 61,
      hostId: 4,
    },
    guestHref: '/home/users?row=61',
    hostHref: '/home/users?row=4',
    boatHref: '/home/boat/detail',
    onBoat: fn(),
  },
} satisfies Meta<typeof BookingFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trip: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Oceanis 38.1' })).toHaveAttribute(
      'href',
      '/home/boat/detail',
    );
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Trip',
      'Guest',
      'Host',
      'Payment',
    ]);
  },
};
export const GuestFirst: Story = {
  args: { lead: 'guest' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')[0]).toHaveTextContent('Guest');
  },
};
export const Blocked: Story = {
  args: { booking: { ...meta.args.booking, guestBlocked: true, hostBlocked: true } },
};
export const HardlyAnythingKnown: Story = {
  args: {
    // Another server writes the amount as a text.
    booking: { _id: '65f0c1d2e3a4b5c6d7e80a01', price: '1480.5' as unknown as number },
    guestHref: undefined,
    hostHref: undefined,
    boatHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,480.50')).toBeVisible();
  },
};
export const LongTexts: Story = {
  args: {
    booking: {
      ...meta.args.booking,
      guestName: 'Maximiliane Alexandra Freifrau von und zu Hohenstein-Wallenburg',
      guestEmail: 'maximiliane.alexandra.von.und.zu.hohenstein-wallenburg@guests.example',
      plan: 'Three days from Split to Vis and back by Biševo, with the blue cave at noon, dinners on board and a captain',
      price: 12450.5,
    },
  },
};

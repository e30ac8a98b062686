// The details of a booking: one that is not there, one that cannot be read, and a decision that does not arrive.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { codeOf } from '#machines/codes.ts';
import { paths } from '#src/app/paths.ts';
import { Toasts } from '#src/layout/toasts.tsx';
import { clearToasts } from '#src/stores/toasts.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { BookingDetails } from './details.tsx';

const { hook, searchHook } = memoryLocation({ path: paths.bookings, searchPath: 'row=b-77' });
const row = { _id: 'b-77', status: codeOf('booking', 'toBeConfirmed'), guestName: 'Giulia Rossi' };
const read = fn<() => unknown>();
const decide = fn<() => unknown>();

const meta = {
  title: 'Screen parts/Booking details',
  component: BookingDetails,
  args: { id: 'b-77', title: 'Booking Details', lead: 'trip', onClose: fn() },
  decorators: (Story) => (
    <Router hook={hook} searchHook={searchHook}>
      <Toasts />
      <Story />
    </Router>
  ),
  beforeEach: () => {
    arrive('filled', 1);
    read.mockReset().mockReturnValue([row]);
    decide.mockReset();
    reply({ getAllBookings: read, setBookingStatus: decide });
    return () => {
      clearToasts();
      leave();
    };
  },
} satisfies Meta<typeof BookingDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  name: 'an address of a booking that does not exist says so',
  beforeEach: () => void read.mockReturnValue([]),
  play: async ({ args }) => {
    await screen.findByText('This booking does not exist any more.');
    await userEvent.click(screen.getByText('Close'));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Failing: Story = {
  name: 'a booking that cannot be loaded offers Retry',
  beforeEach: () =>
    void read.mockImplementationOnce(() =>
      Response.json({ flag: false, sort: 'x', error: 'The harbour is closed.' }),
    ),
  play: async () => {
    await screen.findByText('The harbour is closed.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Booking b-77');
  },
};

export const DecisionFails: Story = {
  name: '§8 a decision that does not reach the server says so in its own words and leaves the buttons',
  beforeEach: () => void decide.mockRejectedValue(new TypeError('No connection')),
  play: async () => {
    await screen.findByText('Booking b-77');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Booking' }));
    await screen.findByText('There was an error tobeconfirm');
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('.MuiDialogActions-root button')].map(({ textContent }) => textContent),
      ).toEqual(['Close', 'Confirm Booking', 'Cancel Booking']),
    );
  },
};

export const GuestAsObject: Story = {
  name: 'the question names the guest as the details do, also where another server answers an object',
  beforeEach: () => void read.mockReturnValue([{ ...row, guestName: { name: 'Giulia Rossi' } }]),
  play: async () => {
    await screen.findByText('Booking b-77');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Booking' }));
    await screen.findByText('Cancel booking b-77 of Giulia Rossi?');
  },
};

// §4 §6 every state and event of the booking machine, for each role, in the details of a booking.
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, waitFor, expect, within } from 'storybook/test';
import { bookingActions, bookingMachine } from '#machines/booking.machine.ts';
import { codeOf, stateOf, type StateOf } from '#machines/codes.ts';
import { decide } from '#machines/decide.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Booking } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { openedBooking } from '#src/stores/bookings.ts';
import { driveAs, type MachineStory } from '../../../.storybook/machine-story.tsx';
import { BookingDetails } from './details.tsx';

export default { title: 'Screen parts/Booking machine' } satisfies Meta;

type State = StateOf<'booking'>;
const rowIn = (state: string) => ({
  _id: 'b-1',
  status: codeOf('booking', state as State),
  guestName: 'Giulia Rossi',
});
let shown: Booking = rowIn('toBeConfirmed');
const denied = english(refusalOf(calls.setBookingStatus.permission));

const story: MachineStory<Booking> = {
  machine: bookingMachine,
  words: labels.booking,
  path: `${paths.bookings}?row=b-1`,
  draw: () => <BookingDetails id="b-1" title="Booking Details" lead="trip" onClose={() => undefined} />,
  rowIn: (state) => rowIn(state),
  stateOf: ({ status }) => String(stateOf('booking', status)),
  show: (row) => openedBooking.show((shown = row)),
  shown: () => document.querySelector('[role=dialog] h2')?.parentElement,
  labels: Object.fromEntries(bookingActions.map(({ event, label }) => [event, label])),
  events: {
    setBookingStatus: async (request) => {
      const asked = stateOf('booking', ((await request.json()) as { value: number }).value);
      const now = String(stateOf('booking', shown.status));
      return bookingActions.find(({ event }) => decide(bookingMachine, now, { type: event }) === asked)
        ?.event;
    },
  },
  fill: {
    cancel: async () => {
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel Booking' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  },
  refusalOf: ({ target, isPermitted }) => (target !== undefined && !isPermitted ? denied : undefined),
};

export const FullAccess = driveAs(1, story);
export const Manager = driveAs(2, story);
export const CustomerSupport = driveAs(3, story);

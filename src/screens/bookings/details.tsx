// §2 'Booking Details' over either list: what the booking machine allows, done and said.
import { bookingActions, bookingMachine } from '#machines/booking.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Booking } from '#schemas/types.ts';
import { RowDialog } from '#src/components/page/row-dialog.tsx';
import { BookingFacts, nameOf } from '#src/components/bookings/booking-facts.tsx';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import { HistoryPanel } from '#src/layout/editing/history-panel.tsx';
import { NoRowYet, useOpened, useRowState } from '#src/layout/editing/opened-row.tsx';
import { RowMachine } from '#src/layout/editing/row-machine.tsx';
import { useOfferedActions } from '#src/layout/editing/use-offered-actions.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import { paths, rowHref } from '#src/app/paths.ts';
import { decideBooking, openedBooking } from '#src/stores/bookings.ts';
import { openBoat } from '#src/stores/current-boat.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { labelOf, stateOfBooking, targetOf, type BookingStep } from './booking-state.ts';

const userHref = (id: string | number): string => rowHref(paths.users, id);

/** Another server sends `null` for what it does not know. */
const isKnown = (id: Booking['_id'] | null | undefined): id is Booking['_id'] =>
  id !== undefined && id !== null;

const linksOf = ({ userId, hostId, boatId }: Booking) => ({
  ...(isKnown(userId) ? { guestHref: userHref(userId) } : {}),
  ...(isKnown(hostId) ? { hostHref: userHref(hostId) } : {}),
  ...(isKnown(boatId) ? { boatHref: paths.boat, onBoat: () => void openBoat(String(boatId)) } : {}),
});

function actionsFor(booking: Booking, t: Translate) {
  const disabledReason = whyNot(calls.setBookingStatus.permission, t);
  return bookingActions
    .filter(({ event }) => targetOf(booking, event) !== undefined)
    .map((action) => ({
      event: action.event,
      label: t(action.label),
      tone: 'danger' in action ? ('danger' as const) : ('primary' as const),
      disabledReason,
    }));
}

export interface BookingDetailsProps {
  /** The booking to show. */
  id: string;
  title: string;
  lead: 'trip' | 'guest';
  onClose: () => void;
}

export function BookingDetails({ id, title, lead, onClose }: BookingDetailsProps) {
  const { t } = useTranslation();
  const { row: booking } = useOpened(openedBooking, id);
  const { busy, run } = useStep<BookingStep>();
  /** The booking as it was when the question was asked: confirmed meanwhile, it is not cancelled by the answer. */
  const [asked, setAsked] = useRowState<Booking>(id);

  const act = async (event: BookingStep, seen: Booking | null): Promise<void> => {
    const target = seen && targetOf(seen, event);
    if (!target) return;
    await run(event, () => decideBooking(seen, target), calls.setBookingStatus.success);
    setAsked(undefined);
  };
  const ask = (event: string): void => {
    const type = event as BookingStep;
    if (booking && targetOf(booking, type) === 'cancelled') setAsked(booking);
    else void act(type, booking);
  };

  const actions = booking ? actionsFor(booking, t) : [];
  const booked = booking && stateOfBooking(booking);
  useOfferedActions(actions, ask);

  // One dialog for every state: it neither blinks nor loses the focus when the booking has come.
  return (
    <>
      <RowDialog
        title={title}
        {...(booking ? { bookingId: booking._id, status: labelOf(booking), height: 1060 } : {})}
        actions={actions}
        onAction={ask}
        {...(busy ? { busy } : {})}
        onClose={onClose}
      >
        {booking ? (
          <>
            <BookingFacts booking={booking} lead={lead} {...linksOf(booking)} />
            <HistoryPanel entity="booking" id={String(booking._id)} version={booking.version}>
              {booked && (
                <RowMachine
                  title={t('Status')}
                  machine={bookingMachine}
                  state={booked}
                  labels={labels.booking}
                  actions={bookingActions}
                  permission={calls.setBookingStatus.permission}
                />
              )}
            </HistoryPanel>
          </>
        ) : (
          <NoRowYet opened={openedBooking} id={id} label="This booking" />
        )}
      </RowDialog>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('Cancel booking {{id}} of {{guest}}?', {
          id: booking?._id,
          guest: nameOf(booking?.guestName) || '–',
        })}
        confirmLabel={t('Cancel Booking')}
        cancelLabel={t('Keep the booking')}
        destructive
        busy={busy !== undefined}
        onConfirm={() => void act('cancel', asked ?? null)}
        onCancel={() => setAsked(undefined)}
      >
        {t('Guest and host are told at once. A cancelled booking cannot be taken back.')}
      </ConfirmDialog>
    </>
  );
}

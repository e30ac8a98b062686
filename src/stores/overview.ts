// The figures of the home page: one call where the server counts, otherwise counted here from the specified lists.
import { proxy, ref } from 'valtio';
import { boatApproval, type BoatApproval } from '#machines/boat-approval.ts';
import { bookingStateOf } from '#machines/codes.ts';
import { sumOf } from '#machines/money.ts';
import { calls } from '#schemas/calls.ts';
import { dayIn, dayLength, dayOf } from '#schemas/days.ts';
import home from '#schemas/home.json' with { type: 'json' };
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat, Booking, Overview } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { askAnew } from './late-answers.ts';
import { offers } from './meta.ts';
import { onAnyChanged } from './row-changes.ts';
import { together } from './together.ts';

export const overview = proxy<{ figures: Overview | undefined; error: Text | undefined }>({
  figures: undefined,
  error: undefined,
});

/** The last `count` months up to today's, YYYY-MM, oldest first. */
export function monthsUntil(today: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count + 1 + index, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** Days as the address of a list names them: YYYY-MM-DD in UTC, both included. */
export interface Days {
  from: string;
  to: string;
}

/** A day of the calendar, as the server takes it. */
export const isDay = (text: string | null): text is string => {
  const time = Date.parse(text ?? '');
  return !Number.isNaN(time) && dayOf(time) === text;
};

/** The last `count` days, today included. */
export const daysUntil = (count: number, today = new Date()): Days => ({
  from: dayOf(today.getTime() - (count - 1) * dayLength),
  to: dayOf(today.getTime()),
});

/** As many days before those. */
export function daysBefore({ from, to }: Days): Days {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return { from: dayOf(first - (last - first) - dayLength), to: dayOf(first - dayLength) };
}

type Counted = NonNullable<Overview['days']>['now'];

/** What the specified lists tell of some days; who registered is not among it. */
function countedIn({ from, to }: Days, boats: readonly Boat[], bookings: readonly Booking[]): Counted {
  const isIn = ({ date }: { date?: string }): boolean => {
    const day = dayIn(date);
    return day >= from && day <= to;
  };
  const states = bookings.filter(isIn).map((row) => ({ ...row, state: bookingStateOf(row.status) }));
  return {
    bookings: states.length,
    revenue: sumOf(pricesOf(states.filter(({ state }) => state === 'confirmed'))),
    cancelled: states.filter(({ state }) => state === 'cancelled').length,
    boats: boats.filter(isIn).length,
  };
}

const pricesOf = (bookings: readonly Booking[]): unknown[] => bookings.map(({ price }) => price);

/** What can be told from the specified lists alone. */
export function overviewOf(
  boats: readonly Boat[],
  bookings: readonly Booking[],
  today: Date,
  days: Days,
): Overview {
  const states = bookings.map((booking) => ({ ...booking, state: bookingStateOf(booking.status) }));
  const boatsWith = (label: BoatApproval): number =>
    boats.filter(({ status }) => boatApproval(status) === label).length;
  return {
    waiting: {
      documents: boatsWith('pendingApproval'),
      bookings: states.filter(({ state }) => state === 'toBeConfirmed').length,
      payments: states.filter(({ state }) => state === 'due').length,
    },
    days: {
      ...days,
      now: countedIn(days, boats, bookings),
      before: countedIn(daysBefore(days), boats, bookings),
    },
    boats: Object.fromEntries(
      (Object.keys(labels.boatApproval) as BoatApproval[]).map((label) => [label, boatsWith(label)]),
    ),
    months: monthsUntil(today, home.months).map((month) => {
      const ofMonth = states.filter(({ date }) => dayIn(date).startsWith(month));
      const paid = ofMonth.filter(({ state }) => state === 'confirmed');
      return {
        month,
        bookings: ofMonth.length,
        revenue: sumOf(pricesOf(paid)),
      };
    }),
  };
}

const rowsOf = <Row>(outcome: Outcome<Row[]>): Row[] =>
  outcome.ok && Array.isArray(outcome.data) ? outcome.data : [];

async function read(days: Days): Promise<Outcome<Overview>> {
  if (await offers('overview')) return call(calls.getOverview, { query: { ...days } });
  const [boats, bookings] = await Promise.all([call(calls.getAllBoats, {}), call(calls.getAllBookings, {})]);
  if (!boats.ok) return boats as Outcome<Overview>;
  if (!bookings.ok) return bookings as Outcome<Overview>;
  const data = overviewOf(rowsOf(boats), rowsOf(bookings), new Date(), days);
  return { ok: true, data, envelope: { flag: true, data } };
}

/**
 * Reads the figures; what was shown stays until the new ones are there.
 * @param isQuiet nobody has asked for them: that they could not be read is not told
 */
export async function loadOverview(days: Days, isQuiet = false): Promise<void> {
  const isAwaited = askAnew(overview);
  const outcome = await read(days);
  if (!isAwaited()) return;
  if (outcome.ok) Object.assign(overview, { figures: ref(outcome.data), error: undefined });
  else if (!isQuiet) overview.error = outcome.error;
}

/** Reads the figures again whenever rows have changed, and after that not for a while. @returns stops it */
export function followOverview(days: Days): () => void {
  let stopped = false;
  const again = together(async () => {
    if (stopped) return;
    await loadOverview(days, true);
    await new Promise((resolve) => setTimeout(resolve, home.pause * 1000));
  });
  const stop = onAnyChanged(() => void again());
  return () => {
    stopped = true;
    stop();
  };
}

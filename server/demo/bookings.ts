import { codeOf, type StateOf } from '#machines/codes.ts';
import { dayLength } from '#schemas/days.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoBoat, DemoBooking, DemoPlan, DemoUser } from './rows.ts';

const BOOKINGS = 400;
const FIRST_NUMBER = 100_201;
const METHODS = ['Zelle', 'binance', 'paypal', 'bank', 'card', 'card', 'cash'] as const;

/** What a booking has come to: trips behind us are settled, trips ahead still move. */
function pickState(random: Random, isPast: boolean): StateOf<'booking'> {
  const chance = random.next();
  if (isPast) return chance < 0.8 ? 'confirmed' : chance < 0.96 ? 'cancelled' : 'due';
  if (chance < 0.34) return 'toBeConfirmed';
  if (chance < 0.58) return 'due';
  return chance < 0.88 ? 'confirmed' : 'cancelled';
}

const confirmationOf = (random: Random): string =>
  random.next().toString(36).slice(2, 10).toUpperCase().padEnd(8, '7');

/** Trips from ten months ago to four months ahead, never before their boat was listed. */
export function makeBookings(
  { boats, plans, guests }: { boats: DemoBoat[]; plans: DemoPlan[]; guests: DemoUser[] },
  now: Date,
): DemoBooking[] {
  const random = createRandom('marketplace/bookings');
  return Array.from({ length: BOOKINGS }, (_, index) => {
    const boat = random.pick(boats);
    const plan = random.pick(plans.filter(({ boatId }) => boatId === boat.id));
    const listedFor = (now.getTime() - boat.date.getTime()) / dayLength;
    const day = Math.round(random.range(-Math.min(300, listedFor), 120));
    const date = new Date(now.getTime() + day * dayLength);
    date.setUTCHours(random.int(8, 18), random.int(0, 3) * 15, 0, 0);
    const latest = Math.min(now.getTime(), date.getTime() - 3_600_000);
    const earliest = Math.min(latest, boat.date.getTime());
    const createdAt = new Date(Math.max(earliest, latest - random.next() ** 2 * 70 * dayLength));
    const guest = random.pick(guests.filter((candidate) => candidate.date <= createdAt));
    const state = pickState(random, date < now);
    const isPaid = state === 'due' || state === 'confirmed';
    const { location1, location2 } = boat.attributes;
    return {
      id: FIRST_NUMBER + index,
      boatId: boat.id,
      userId: guest.id,
      hostId: boat.userId,
      status: codeOf('booking', state),
      date,
      createdAt,
      attributes: {
        plan: plan.attributes.description,
        count: random.int(1, boat.attributes.capacity),
        price: plan.attributes.price,
        paymethod: random.pick(METHODS),
        confirmID: isPaid ? confirmationOf(random) : '',
        location: location1,
        boatLocation: location2.marinaname,
        boatAddress: location2.address,
      },
    };
  });
}

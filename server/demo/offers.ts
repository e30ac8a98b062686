// What a boat of the demo is offered for, and what guests have said of it.
import { codeOf } from '#machines/codes.ts';
import { dayLength } from '#schemas/days.ts';
import { daysBefore, GUESTS, HOSTS, isPopular, NEWCOMERS } from './measures.ts';
import { createRandom } from './random.ts';
import type { DemoBoat, DemoPlan, DemoReview } from './rows.ts';
import { wordReview } from './wording.ts';

const OFFERS = [
  { description: 'Half day, 4 hours, morning or afternoon', share: 0.6 },
  { description: 'Full day, 8 hours with a swim stop', share: 1 },
  { description: 'Sunset cruise, 2 hours with a drink', share: 0.4 },
  { description: 'Week, Saturday to Saturday', share: 6 },
] as const;

export function makePlans(boat: DemoBoat, now: Date): DemoPlan[] {
  const random = createRandom(`marketplace/plans-${boat.id}`);
  return random.sample(OFFERS, random.int(1, OFFERS.length)).map(({ description, share }, index) => {
    const start = daysBefore(now, -random.int(10, 160));
    // The length of a week is known only by its dates.
    const isWeek = share > 1;
    const hasDates = random.chance(0.35) || isWeek;
    const nights = isWeek ? 7 * dayLength : 8 * 3_600_000 * share;
    const end = new Date(Math.ceil((start.getTime() + nights) / 900_000) * 900_000);
    return {
      id: `${boat.id}-${index + 1}`,
      boatId: boat.id,
      date: new Date(boat.date.getTime() + index * 1000),
      attributes: {
        description,
        price: Math.max(20, Math.round((boat.price * share) / 5) * 5),
        start: hasDates ? start.toISOString() : null,
        end: hasDates ? end.toISOString() : null,
        captain: random.int(1, 2),
      },
    };
  });
}

/** A young boat that nobody has approved yet cannot have had guests. */
export function isOpen(boat: DemoBoat, now: Date): boolean {
  const undecided = codeOf('document', 'undecided');
  const isYoung = now.getTime() - boat.date.getTime() < 70 * dayLength;
  return !isYoung || (boat.navigation !== undecided && boat.authorization !== undecided);
}

export function makeReviews(boat: DemoBoat, now: Date): DemoReview[] {
  const random = createRandom(`marketplace/reviews-${boat.id}`);
  const age = (now.getTime() - boat.date.getTime()) / dayLength;
  const usual = Math.min(Math.floor(age / 6), Math.floor(random.next() ** 1.8 * 26));
  const wanted = isPopular(boat.id) ? random.int(41, 45) : usual;
  const quality = random.range(3.4, 5);
  return Array.from({ length: isOpen(boat, now) ? wanted : 0 }, (_, index) => {
    const raw = quality + random.range(-0.9, 0.6);
    const score = Math.min(5, Math.max(2.5, Math.round(raw * 2) / 2));
    return {
      id: `${boat.id}-${index + 1}`,
      boatId: boat.id,
      userId: HOSTS + random.int(1, GUESTS - NEWCOMERS),
      review: score,
      content: wordReview(random, score),
      date: daysBefore(now, random.range(0.3, age - 5)),
    };
  });
}

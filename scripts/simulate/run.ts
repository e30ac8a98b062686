// What hosts and guests do, one after the other; each needs what came before it.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#schemas/calls.ts';
import { dayLength } from '#schemas/days.ts';
import type { Options } from './options.ts';
import { boats, firstNames, lastNames, pick } from './people.ts';
import { report } from './report.ts';

interface Known {
  boats: { id: string; model: string }[];
  bookings: { id: string; title: string; guestId: string }[];
}

const payments = ['card', 'cash', 'Zelle', 'paypal'] as const;
const somebody = () => ({
  _id: `simulated-${randomUUID()}`,
  firstName: pick(firstNames),
  lastName: pick(lastNames),
});
const nameOf = ({ firstName, lastName }: ReturnType<typeof somebody>): string => `${firstName} ${lastName}`;
const event = (): string => randomUUID();

async function submitBoat(options: Options, known: Known): Promise<string> {
  const [boat, person] = [pick(boats), somebody()];
  const host = { ...person, email: `${person.firstName.toLowerCase()}@hosts.example` };
  const id = await report(options, calls.reportBoat, { event: event(), boat, host });
  known.boats.push({ id, model: boat.model });
  return `${nameOf(host)} submitted ${boat.model}`;
}

async function book(options: Options, known: Known): Promise<string> {
  const [boat, person] = [pick(known.boats as [Known['boats'][0]]), somebody()];
  const guest = { ...person, email: `${person.firstName.toLowerCase()}@guests.example` };
  const id = await report(options, calls.reportBooking, {
    event: event(),
    boatId: boat.id,
    guest,
    date: new Date(Date.now() + randomInt(2, 60) * dayLength).toISOString(),
    plan: 'A day at sea',
    count: randomInt(1, 7),
    price: randomInt(20, 90) * 10,
    paymethod: pick(payments),
  });
  known.bookings.push({ id, guestId: guest._id, title: `${boat.model} for ${nameOf(guest)}` });
  return `${nameOf(guest)} booked ${boat.model}`;
}

async function respond(options: Options, known: Known): Promise<string> {
  const booking = pick(known.bookings as [Known['bookings'][0]]);
  const response = pick(['accepted', 'accepted', 'declined'] as const);
  await report(options, calls.reportHostResponse, { event: event(), bookingId: booking.id, response });
  return `The host ${response} ${booking.title}`;
}

async function askToCancel(options: Options, known: Known): Promise<string> {
  const booking = pick(known.bookings as [Known['bookings'][0]]);
  const reason = pick(['The weather turned.', 'We missed our flight.', 'Plans changed.'] as const);
  await report(options, calls.reportCancelRequest, { event: event(), bookingId: booking.id, reason });
  return `A request to cancel ${booking.title}: ${reason}`;
}

async function write(options: Options, known: Known): Promise<string> {
  const { guestId, title } = pick(known.bookings as [Known['bookings'][0]]);
  const text = pick(['Where do we meet?', 'May we bring our dog?', 'Is there a shower on board?'] as const);
  await report(options, calls.reportMessage, { event: event(), userId: guestId, text });
  // Opening the conversation, they are handed what staff wrote before.
  await report(options, calls.reportDelivery, { event: event(), userId: guestId, number: 1 });
  return `A message about ${title}: ${text}`;
}

const opening = [submitBoat, book, respond, askToCancel, write] as const;

/** Plays `count` events, `every` seconds apart: each kind once, then as it comes. */
export async function simulate(options: Options, say: (line: string) => void = console.log): Promise<void> {
  const known: Known = { boats: [], bookings: [] };
  const { count, every, url } = options;
  say(`Playing hosts and guests at ${url}: ${count} events, one every ${every} s. Watch the bell.`);
  for (let number = 1; number <= count; number += 1) {
    const play = opening[number - 1] ?? pick(opening);
    const line = await play(options, known);
    say(`${String(number).padStart(String(count).length)}/${count}  ${line}`);
    if (number < count) await wait(every * 1000);
  }
  say('Done.');
}

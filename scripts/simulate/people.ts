// Who takes part, and which boats: enough that ten events do not look alike.
import { randomInt } from 'node:crypto';
import type { ReportedBoatBody } from '#schemas/types.ts';

export const pick = <T>(list: readonly [T, ...T[]]): T => list[randomInt(list.length)] ?? list[0];

export const firstNames = ['Mia', 'Luca', 'Hanna', 'Marko', 'Elena', 'Jonas', 'Sofia', 'Paul'] as const;
export const lastNames = ['Berg', 'Rossi', 'Keller', 'Horvat', 'Costa', 'Lind', 'Moretti', 'Weber'] as const;

type Boat = Omit<ReportedBoatBody['boat'], 'user'>;

const shared = { enginecount: 1, bathroomcount: 1, power: 1, cabinscount: 2 };

export const boats: readonly [Boat, ...Boat[]] = [
  {
    ...shared,
    model: 'Sun Odyssey 410',
    description: 'A quick and friendly sailing yacht with a wide stern.',
    location1: 'Split, Croatia',
    year: 2021,
    size: 41,
    boattype: 1,
    boatbrand: 1,
    capacity: 8,
  },
  {
    ...shared,
    model: 'Cap Camarat 7.5',
    description: 'A day boat for bays and swimming.',
    location1: 'Cannes, France',
    year: 2019,
    size: 25,
    boattype: 2,
    boatbrand: 2,
    capacity: 7,
  },
  {
    ...shared,
    model: 'Lagoon 42',
    description: 'A catamaran with room for a large family.',
    location1: 'Olbia, Italy',
    year: 2018,
    size: 42,
    boattype: 3,
    boatbrand: 3,
    capacity: 10,
  },
];

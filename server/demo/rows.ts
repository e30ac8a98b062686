/** The demo's rows before they are stored; keys are numbers that the seed turns into texts. */
import type { BoatImage, DocImage } from './pictures.ts';
import type { Person } from './people.ts';

export interface DemoUser {
  id: number;
  isBlocked: boolean;
  date: Date;
  attributes: Person & { avatar: string; resrate?: number };
}

export interface DemoBoat {
  id: number;
  userId: number;
  navigation: number;
  authorization: number;
  date: Date;
  price: number;
  attributes: {
    model: string;
    description: string;
    location1: string;
    location2: { boatname: string; locationtype: number; marinaname: string; address: string };
    year: number;
    size: number;
    boattype: number;
    boatbrand: number;
    enginecount: number;
    bathroomcount: number;
    power: number;
    capacity: number;
    cabinscount: number;
    cancellation: number;
    accessories: number[];
    allowes: number[];
  };
  boatImage: Partial<BoatImage>;
  docImage: DocImage;
}

export interface DemoPlan {
  id: string;
  boatId: number;
  date: Date;
  attributes: {
    description: string;
    price: number;
    start: string | null;
    end: string | null;
    captain: number;
  };
}

export interface DemoReview {
  id: string;
  boatId: number;
  userId: number;
  review: number;
  content: string;
  date: Date;
}

export interface DemoBooking {
  id: number;
  boatId: number;
  userId: number;
  hostId: number;
  status: number;
  date: Date;
  createdAt: Date;
  attributes: {
    plan: string;
    count: number;
    price: number;
    paymethod: string;
    confirmID: string;
    location: string;
    boatLocation: string;
    boatAddress: string;
  };
}

export interface DemoMessage {
  id: string;
  userId: number;
  number: number;
  sender: 'staff' | 'user';
  text: string;
  date: Date;
  deliveredAt: Date | null;
}

export interface Marketplace {
  users: DemoUser[];
  boats: DemoBoat[];
  plans: DemoPlan[];
  reviews: DemoReview[];
  bookings: DemoBooking[];
  messages: DemoMessage[];
}

// What another server sends of a boat or its host in a kind that it is not is left out, and ends no page.
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Boat, User } from '#schemas/types.ts';
import { readAnswer } from '#src/api/answered.ts';
import { theme } from '#src/look/theme.ts';
import { BoatAbout } from '#src/screens/boats/boat-about.tsx';
import { BoatAside } from '#src/screens/boats/boat-aside.tsx';
import { BoatPictures } from '#src/screens/boats/boat-pictures.tsx';
import { BoatPlans } from '#src/screens/boats/boat-plans.tsx';
import { BoatReviews } from '#src/screens/boats/boat-reviews.tsx';
import { lookups } from '#src/stores/lookups.ts';
import { brokenBy, placesIn } from '#tests/support/documents/other-kinds.ts';
import { sample } from '../../../../.storybook/samples.ts';

function draw(sentBoat: Boat, sentHost: User | null): string {
  const [boat, host] = [readAnswer(sentBoat) as Boat, readAnswer(sentHost) as User | null];
  const parts = [
    createElement(BoatAbout, { boat, host, key: 'about' }),
    createElement(BoatPictures, { boat, key: 'pictures' }),
    createElement(BoatPlans, { boat, key: 'plans' }),
    createElement(BoatReviews, { boat, key: 'reviews' }),
    createElement(BoatAside, { boat, host, onReview: () => {}, key: 'aside' }),
  ];
  return renderToString(
    createElement(Router, { ssrPath: '/' } as never, createElement(ThemeProvider, { theme }, parts)),
  );
}

const boat = sample('boat') as unknown as Boat;
const host = sample('user') as unknown as User;

afterEach(() => void (lookups.rows = {}));

test('a sample has what its entity takes from a form', () => {
  expect(boat).toMatchObject({ model: 'Aurora 38', location1: 'Split, Croatia', boatbrand: 1 });
});

test('a boat is shown whatever stands in the place of one of its values', () => {
  expect(placesIn(boat).length).toBeGreaterThan(30);
  expect(brokenBy(boat, (odd) => draw(odd as Boat, host))).toEqual([]);
});

test('a review whose score is no number shows none', () => {
  for (const review of [{ a: 1 }, 'none yet', ' ']) {
    const reviews = [{ _id: 1, review, content: 'Fine.' }];
    const drawn = draw({ ...boat, reviews } as unknown as Boat, null);
    expect(drawn.includes('NaN'), JSON.stringify(review)).toBe(false);
    expect(drawn.includes('out of 5'), JSON.stringify(review)).toBe(false);
  }
});

test('and so is its host', () => {
  expect(brokenBy(host, (odd) => draw(boat, odd as User))).toEqual([]);
});

test('an accessory without a name is called by its key, as in the form', () => {
  lookups.rows.accessories = [{ _id: 'gps-17' }];
  expect(draw({ ...boat, accessories: ['gps-17'] }, null).includes('gps-17')).toBe(true);
});

// §2 What is not known of a boat or its host is not told as none.
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Boat, User } from '#schemas/types.ts';
import { theme } from '#src/look/theme.ts';
import { BoatAbout } from '#src/screens/boats/boat-about.tsx';
import { BoatAside } from '#src/screens/boats/boat-aside.tsx';
import { BoatPlans } from '#src/screens/boats/boat-plans.tsx';
import { BoatReviews } from '#src/screens/boats/boat-reviews.tsx';
import { lookups } from '#src/stores/lookups.ts';

const boat: Boat = {
  _id: 'a',
  accessories: [1],
  allowes: [],
  plans: [{ _id: 'p', description: 'A day' }],
  reviews: [{ _id: 'r', content: 'Fast.' }],
};

function textOf(host: User | null): string {
  const parts = [
    createElement(BoatAbout, { boat, host, key: 'about' }),
    createElement(BoatPlans, { boat, key: 'plans' }),
    createElement(BoatReviews, { boat, key: 'reviews' }),
    createElement(BoatAside, { boat, host, onReview: () => {}, key: 'aside' }),
  ];
  const page = createElement(
    Router,
    { ssrPath: '/' } as never,
    createElement(ThemeProvider, { theme }, parts),
  );
  return renderToString(page)
    .replace(/<style[^]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

afterEach(() => void (lookups.rows = {}));

test('lists that have not come say nothing of what is on board or allowed', () => {
  const text = textOf(null);
  for (const wrong of ['No accessories', 'Nothing has been allowed', 'Everything on the list'])
    expect(text).not.toContain(wrong);
  lookups.rows = {
    accessories: [{ id: 1, _id: 'x', title: 'Snorkels' }],
    allowes: [{ _id: 2, title: 'Pets' }],
  };
  expect(textOf(null)).toMatch(
    /Accessories Snorkels Allowed on the boat Nothing has been allowed\. Not allowed Pets/,
  );
});

test('nor do figures that are not known stand as 0', () => {
  for (const host of [null, { _id: 'h', firstName: 'Ines', review: null as never }]) {
    const text = textOf(host);
    for (const wrong of [/\b0 bookings/, /Response rate 0/, /Up to 0/, /0\.0/, /\$0/])
      expect(text).not.toMatch(wrong);
  }
  const host = { _id: 'h', firstName: 'Ines', booking: 0, resrate: 0 };
  expect(textOf(host)).toMatch(/0 bookings Response rate 0%.*Review – Bookings 0 Response rate 0%/);
});

// What another server sends of a boat or its host in a kind that it is not is left out, and ends no page.
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Boat, User } from '#schemas/types.ts';
import { theme } from '#src/look/theme.ts';
import { BoatAbout } from '#src/screens/boats/boat-about.tsx';
import { BoatAside } from '#src/screens/boats/boat-aside.tsx';
import { BoatPictures } from '#src/screens/boats/boat-pictures.tsx';
import { BoatPlans } from '#src/screens/boats/boat-plans.tsx';
import { BoatReviews } from '#src/screens/boats/boat-reviews.tsx';
import { sample } from '../../../../.storybook/samples.ts';

type Place = readonly string[];

/** Where a value stands, down to the first of each list. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const [own, keys] = [at.length > 0 ? [at] : [], Object.keys(value)];
  const below = Array.isArray(value) ? keys.slice(0, 1) : keys;
  return [...own, ...below.flatMap((key) => placesIn(value[key as never], [...at, key]))];
}

function withValue(row: object, at: Place, value: unknown): object {
  const copy = structuredClone(row) as Record<string, unknown>;
  const last = at.at(-1) ?? '';
  const node = at.slice(0, -1).reduce((one, key) => one[key] as Record<string, unknown>, copy);
  node[last] = value;
  return copy;
}

function draw(boat: Boat, host: User | null): string {
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

const kinds = [{ a: 1 }, [null], 'text', 7, null];
const boat = {
  ...sample('boat'),
  model: 'Nauta 54',
  description: 'A day out.',
  location1: 'Split',
  year: 2020,
  size: 54,
  capacity: 8,
  boattype: 1,
  boatbrand: 1,
} as unknown as Boat;
const host = sample('user') as unknown as User;

const broken = (row: object, drawn: (odd: object) => string): string[] =>
  placesIn(row).flatMap((at) =>
    kinds.flatMap((kind) => {
      try {
        drawn(withValue(row, at, kind));
        return [];
      } catch (error) {
        return [`${at.join('.')} as ${JSON.stringify(kind)}: ${String(error).slice(0, 90)}`];
      }
    }),
  );

test('a boat is shown whatever stands in the place of one of its values', () => {
  expect(placesIn(boat).length).toBeGreaterThan(30);
  expect(broken(boat, (odd) => draw(odd as Boat, host))).toEqual([]);
});

test('and so is its host', () => {
  expect(broken(host, (odd) => draw(boat, odd as User))).toEqual([]);
});

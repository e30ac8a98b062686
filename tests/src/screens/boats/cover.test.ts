import { expect, it } from 'vitest';
import { coverOf } from '#src/screens/boats/picture-slots.ts';

it.each([
  [{ coverImage: '/images/a.webp' }, { src: '/images/a.thumb.webp' }],
  [{ coverImage: '', boatImage: { cover: '/b.jpg' } }, { src: '/b.jpg' }],
  [{ coverImage: { url: '/a.jpg' }, boatImage: { cover: '/b.jpg' } }, { src: '/b.jpg' }],
  [{ coverImage: null, boatImage: null }, {}],
])('a boat is known by the first picture that is one: %j', (pictures, cover) => {
  expect(coverOf({ _id: 1, ...pictures } as never)).toEqual(cover);
});

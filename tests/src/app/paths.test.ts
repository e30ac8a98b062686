import { expect, it } from 'vitest';
import { paths, rowHref } from '#src/app/paths.ts';

it.each(['a/b?c#d', 'a b+c', 'Ærø & 1', '\ud800'])(
  'the key of a row stands in its address as it is: %j',
  (id) => {
    const { searchParams } = new URL(rowHref(paths.users, id), 'http://x.example');
    expect(searchParams.get('row')).toBe(id.toWellFormed());
  },
);

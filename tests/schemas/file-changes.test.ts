// What an edit of a file that is no form changes, in words.
import { expect, test } from 'vitest';
import { fileChanges } from '#schemas/compiler/changes/file-changes.ts';
import { english } from '#schemas/text.ts';

const told = (before: object, after: object): string[] =>
  fileChanges(before, after).map(({ kind, text, label, before: was = '', after: is = '' }) =>
    [kind, english({ key: text, values: { label, before: was, after: is } })].join(': '),
  );

test.each([
  [
    'a value',
    { page: { default: 24 } },
    { page: { default: 48 } },
    ['rewords: page › default was 24 and is 48 now.'],
  ],
  ['a new value', {}, { weeks: 8 }, ['appears: weeks is 8 now, and was not there before.']],
  ['a value that is gone', { weeks: 8 }, {}, ['vanishes: weeks is gone. It was 8.']],
  ['a list of values', { roles: [1] }, { roles: [1, 2] }, ['rewords: roles was [1] and is [1,2] now.']],
  [
    'rows by what they are called',
    {
      menu: [
        { path: '/a', title: 'A' },
        { path: '/b', title: 'B' },
      ],
    },
    { menu: [{ path: '/b', title: 'C' }] },
    [
      'rewords: menu › /b › title was B and is C now.',
      'vanishes: menu › /a › path is gone. It was /a.',
      'vanishes: menu › /a › title is gone. It was A.',
    ],
  ],
  [
    'rows without a name by their place',
    { sorts: [{ by: 'a' }] },
    { sorts: [{ by: 'b' }] },
    ['rewords: sorts › 1 › by was a and is b now.'],
  ],
  [
    'the first of two rows that are called alike',
    {
      columns: [
        { field: 'boats', title: 'Host' },
        { field: 'boats', title: 'Boats' },
      ],
    },
    {
      columns: [
        { field: 'boats', title: 'Status' },
        { field: 'boats', title: 'Boats' },
      ],
    },
    ['rewords: columns › boats › title was Host and is Status now.'],
  ],
  [
    'the second of two rows that are called alike',
    { columns: [{ field: 'boats' }, { field: 'boats', title: 'Boats' }] },
    { columns: [{ field: 'boats' }] },
    [
      'vanishes: columns › boats (2) › field is gone. It was boats.',
      'vanishes: columns › boats (2) › title is gone. It was Boats.',
    ],
  ],
  ['nothing', { a: [{ id: 1 }] }, { a: [{ id: 1 }] }, []],
])('%s', (_what, before, after, sentences) => {
  expect(told(before, after)).toEqual(sentences);
});

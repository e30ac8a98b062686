import { describe, expect, it } from 'vitest';
import type { Schema } from '#schemas/schema.ts';
import { addedTo } from '#server/changes/added-fields.ts';
import { withKept } from '#server/access/kept-fields.ts';
import { lookupPaths } from '#server/platform/lookup-paths.ts';
import { matchRows } from '#server/access/row-matching.ts';

describe('a row of a list is', () => {
  it.each([
    [
      'the one with its key',
      [
        { _id: 1, a: 1 },
        { _id: 2, a: 1 },
      ],
      [
        { _id: 2, a: 9 },
        { _id: 3, a: 1 },
      ],
      [1, undefined],
    ],
    ['the one that says the same', ['x', 'y', 'x'], ['x', 'x', 'y'], [0, 2, 1]],
    [
      'the one it has most in common with',
      [
        { a: 1, b: 1 },
        { a: 1, b: 2 },
      ],
      [{ a: 1, b: 2, c: 3 }],
      [1],
    ],
    ['the one that stood there', [{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 1 }, { a: 9 }, { a: 3 }], [0, 1, 2]],
    ['new where none is left', [{ a: 1 }], [{ a: 1 }, { a: 1 }], [0, undefined]],
  ])('%s', (_what, before, after, expected) => expect(matchRows(before, after)).toEqual(expected));
});

describe('what an admin sees masked', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      accounts: {
        type: 'array',
        items: { anyOf: [{ properties: { number: { type: 'string', masked: true } } }, { type: 'null' }] },
      },
    },
  };
  const stored = {
    accounts: [
      { bank: 'A', number: '12345678' },
      { bank: 'B', number: '87654321' },
    ],
  };
  const saved = (sent: object) =>
    withKept(schema, { sent, stored, admin: { _id: 1, role: 3 }, entity: 'payment' });

  it('stays when it comes back masked, or not at all, in whatever order', () => {
    const accounts = [{ bank: 'B', number: '••••4321' }, { bank: 'A' }];
    expect(saved({ accounts })).toEqual({ accounts: [stored.accounts[1], stored.accounts[0]] });
  });

  it('is not replaced by something else', () => {
    expect(() => saved({ accounts: [{ bank: 'A', number: '5555' }] })).toThrow(/whole account numbers/);
  });
});

it('what was added to a form is told from what has a place of its own', () => {
  expect(addedTo('review', { reviewId: 1, review: 4, content: 'Good', crew: {} })).toEqual({ crew: {} });
});

it('the paths of a catalogue go through lists, tuples, branches, keys of one’s own and shapes within themselves', () => {
  const choice: Schema = { lookup: 'powers' };
  const schema: Schema = {
    definitions: { part: { properties: { kind: choice, parts: { items: { $ref: '#/definitions/part' } } } } },
    properties: {
      pair: { items: [{ type: 'number' }, choice] },
      free: { additionalProperties: choice },
      part: { $ref: '#/definitions/part' },
      other: { lookup: 'boattypes' },
    },
    if: {},
    then: { properties: { '"late"': { items: choice } } },
  };
  expect(lookupPaths(schema, 'powers').sort()).toEqual([
    '$."\\"late\\""[*]',
    '$."free".*',
    '$."pair"[1]',
    '$."part"."kind"',
    '$."part".**."kind"',
  ]);
});

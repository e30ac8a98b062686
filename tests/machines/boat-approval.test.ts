import { expect, test } from 'vitest';
import { boatApproval, documentTypes, pairsOf, type BoatApproval } from '#machines/boat-approval.ts';
import { codes } from '#machines/codes.ts';

const { undecided, approved, pending } = codes.document;

const pairs: [navigation: number, authorization: number, label: BoatApproval][] = [
  [undecided, undecided, 'pendingApproval'],
  [undecided, approved, 'pendingApproval'],
  [undecided, pending, 'pendingApproval'],
  [approved, undecided, 'pendingApproval'],
  [approved, approved, 'approved'],
  [approved, pending, 'pending'],
  [pending, undecided, 'pendingApproval'],
  [pending, approved, 'pending'],
  [pending, pending, 'pending'],
];

test.each(pairs)('§4 navigation %i and authorization %i is %s', (navigation, authorization, label) => {
  expect(boatApproval({ navigation, authorization })).toBe(label);
});

test('§4 each label is found again by its pairs, and the pairs are nine', () => {
  const labels: BoatApproval[] = ['approved', 'pendingApproval', 'pending'];
  const found = labels.flatMap((label) =>
    pairsOf(label).map(([navigation, authorization]) => [navigation, authorization, label]),
  );
  expect(found.sort()).toEqual([...pairs].sort());
});

const unknown: unknown[] = [undefined, null, 3, -1, 1.5, 'approved', Number.NaN, {}, []];
test.each(unknown)('a code %j that is none counts as not yet decided', (code) => {
  expect(boatApproval({ navigation: code, authorization: approved })).toBe('pendingApproval');
  expect(boatApproval({ navigation: approved, authorization: code })).toBe('pendingApproval');
});

test('a boat without a status is not yet decided', () => {
  expect(boatApproval()).toBe('pendingApproval');
  expect(boatApproval({})).toBe('pendingApproval');
});

test('a code sent as text counts as its number', () => {
  expect(boatApproval({ navigation: '1', authorization: '1' })).toBe('approved');
});

test('§2 a boat has two documents', () => {
  expect(documentTypes).toEqual(['navigation', 'authorization']);
});

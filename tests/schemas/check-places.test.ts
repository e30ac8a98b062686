// A form that a collection shares with another noun keeps out of the way of both.
import { expect, test } from 'vitest';
import { checkPlaces } from '#schemas/compiler/check-places.ts';
import { withCollections } from '#schemas/compiler/collections.ts';
import { readFiles } from '#schemas/compiler/read.ts';
import type { Json } from '#schemas/compiler/source.ts';

test('a field of a shared form that one of its nouns has already is told of, for that noun', () => {
  const file = 'schemas/forms/boat-info.schema.json';
  const files = readFiles('schemas').map((source) => {
    if (source.file !== file) return source;
    const properties = { ...(source.json['properties'] as Json), status: { type: 'string' } };
    return { file, json: { ...source.json, properties } };
  });
  const shared = { file: 'schemas/collections/hull.collection.json', json: { form: 'boat-info' } };
  expect(checkPlaces(withCollections([...files, shared]))).toEqual([
    expect.stringContaining('"status" is what the system keeps of every boat'),
  ]);
});

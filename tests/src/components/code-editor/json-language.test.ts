import { expect, test } from 'vitest';
import { readerFor } from '#src/components/code-editor/json-language.ts';

test('schemas that refer to each other are read, and stay as they were given', async () => {
  const schema = { properties: { first: { $ref: 'node.json' } } };
  const others = { 'node.json': { properties: { next: { $ref: '#' } } } };
  const before = JSON.stringify([schema, others]);
  const text = '{ "first": { "next": {  } } }';
  const { service, source, parsed } = readerFor({ schema, others })(text);
  const found = await service.doComplete(source, source.positionAt(text.indexOf('{  }') + 2), parsed);
  expect(found?.items.map(({ label }) => label)).toEqual(['next']);
  expect(JSON.stringify([schema, others])).toBe(before);
});

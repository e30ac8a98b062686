import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageOf } from '#schemas/compiler/offers.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';
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

const sources = readSources('schemas');

test.each([
  ['forms/boat-info.schema.json', '"size": {', '"$ref": ""', '../fields.schema.json#/definitions/longText'],
  ['forms/boat-info.schema.json', '"size": {', '"lookup": ""', 'boatbrands'],
  ['history.json', '"boat": {', '"permission": ""', 'refunds.decide'],
  ['tables/users.table.json', '"title": "Users",', '"entity": ""', 'booking'],
])('in %s what is typed after %s as %s is completed by what there is', async (name, line, typed, offered) => {
  const file = `schemas/${name}`;
  const json = sources.find((one) => one.file === file)?.json ?? {};
  const saved = readFileSync(file, 'utf8');
  expect(saved).toContain(line);
  const text = saved.replace(line, `${line}\n${typed},\n`);
  const { service, source, parsed } = readerFor(languageOf({ file, json }, sources))(text);
  const at = text.indexOf(typed) + typed.length - 1;
  const found = await service.doComplete(source, source.positionAt(at), parsed);
  expect(found?.items.map(({ label }) => label.replaceAll('"', ''))).toContain(offered);
});

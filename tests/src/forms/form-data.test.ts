import { expect, it } from 'vitest';
import type { Schema } from '#schemas/schema.ts';
import { definition as boatInfo } from '#schemas/generated/forms/boat-info.js';
import { definition as user } from '#schemas/generated/forms/user.js';
import { hasOtherPicture, secretsOf, startValue, uiAt, widgetPaths } from '#src/forms/form-data.ts';

it('the fields that hold a password are known by their hints and by their format, at whatever depth', () => {
  const secret: Schema = { type: 'string', format: 'password' };
  const schema: Schema = {
    definitions: { key: secret, node: { properties: { key: { $ref: '#/definitions/key' }, more: {} } } },
    properties: {
      plain: { type: 'string' },
      far: { type: 'array', items: { $ref: '#/definitions/node' } },
      round: { $ref: '#' },
      named: {},
      optioned: {},
      branched: {},
    },
    allOf: [{ if: true, then: { properties: { conditional: secret } } }],
  };
  const ui = {
    named: { items: { 'ui:widget': 'PasswordWidget' } },
    optioned: { 'ui:options': { widget: 'password' } },
    branched: { oneOf: [{ word: { 'ui:widget': 'password' } }] },
    plain: { 'ui:widget': 'textarea' },
  };
  const found = secretsOf({ schema, ui });
  expect(new Set(found)).toEqual(new Set(['named', 'optioned', 'branched', 'far', 'round', 'conditional']));
  expect(secretsOf({ schema: { properties: { plain: { type: 'string' } } }, ui: {} })).toEqual([]);
});

it('a control is asked for in either of two ways, and in a branch', () => {
  const asked = { 'ui:options': { widget: 'radio' } };
  expect(widgetPaths({ one: asked, two: { items: { 'ui:widget': 'select' } } })).toEqual([
    ['one'],
    ['two', '0'],
  ]);
  expect(uiAt({ drive: { anyOf: [{}, { sail: asked }] } }, ['drive', 'sail'])).toBe(asked);
});

it('another picture is noticed at whatever depth, and a row that was moved is none', () => {
  const picture = { 'ui:widget': 'picture' };
  const ui = { cover: { 'ui:options': { widget: 'picture' } }, deck: { items: { view: picture } } };
  const former = { title: 'Hull', cover: 'a', deck: [{ view: 'b' }, { view: 'c' }] };
  const isOther = (change: object): boolean => hasOtherPicture(ui, former, { ...former, ...change });
  expect(isOther({ title: 'Keel', deck: [{ view: 'c' }, { view: 'b' }] })).toBe(false);
  expect(isOther({ cover: 'd' })).toBe(true);
  expect(isOther({ cover: undefined })).toBe(true);
  expect(isOther({ deck: [{ view: 'b' }] })).toBe(true);
  expect(hasOtherPicture({ pictures: { items: picture } }, {}, { pictures: ['a'] })).toBe(true);
});

it('what another server writes as a text, or as a number, is taken as its field has it', () => {
  const boat = { model: 54, year: '2012', size: '38.5', enginecount: '', boattype: '7', power: 3 };
  const known = { model: '54', year: 2012, size: 38.5 };
  expect(startValue(boatInfo.schema, boat)).toEqual({ ...boat, ...known });
  expect(startValue(user.schema, { phoneNumber: 351912555018, idNumber: 998877 })).toEqual({
    phoneNumber: '351912555018',
    idNumber: '998877',
  });
  expect(startValue(boatInfo.schema, { year: 'of old' })).toEqual({ year: 'of old' });
});

it('a list of words in the place of one text is that text', () => {
  const text: Schema = { type: 'string' };
  const either: Schema = { type: ['string', 'array'] };
  const schema: Schema = { properties: { tags: text, crew: text, rows: text, either } };
  const row = { tags: ['red', 'fast', 7], crew: [], rows: [{ name: 'Ann' }], either: ['a'] };
  expect(startValue(schema, row)).toEqual({ tags: 'red, fast, 7', either: ['a'] });
});

it('a row or a list in the place of a text or a number is nothing', () => {
  const odd = { model: { en: 'Azimut' }, year: [2012], size: 12 };
  expect(startValue(boatInfo.schema, odd)).toEqual({ size: 12 });
  const schema: Schema = {
    properties: { any: {}, list: { type: 'array' }, either: { type: ['object', 'null'] } },
  };
  const parts = { any: { en: 'Azimut' }, list: [1], either: {} };
  expect(startValue(schema, parts)).toEqual(parts);
});

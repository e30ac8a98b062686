// A field that is compared with another one, within a choice: the form is made, and judges it as a whole.
import { expect, test } from 'vitest';
import { definitionOf, problemsWith, type Form } from '#tests/forms/compile-form.ts';

const day = { type: 'string', format: 'date' };
const later = { ...day, formatExclusiveMinimum: { $data: '1/from' } };
const form: Form = {
  name: 'trip',
  schema: {
    type: 'object',
    properties: { from: day, until: { anyOf: [later, { type: 'null' }] } },
  },
};

test('a choice may compare its value with a field beside it', async () => {
  expect(problemsWith([form])).toEqual([]);
  const { validate, validators } = await definitionOf(form);
  expect(validate({ from: '2026-05-01', until: '2026-05-02' })).toBe(true);
  expect(validate({ from: '2026-05-01', until: '2026-05-01' })).toBe(false);
  // The form library asks about each shape by itself: what it cannot know there counts as taken.
  expect(Object.values(validators).every((judge) => typeof judge('2026-05-01') === 'boolean')).toBe(true);
});

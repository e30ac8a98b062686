import { expect, test } from 'vitest';
import template from '#schemas/message-template.json' with { type: 'json' };
import { fillTemplate, unknownVariable, variables } from '#schemas/template.ts';

test('the text that is sent at first names known variables only', () => {
  expect(unknownVariable(template.text)).toBeUndefined();
});

test.each([
  ['Hello', undefined],
  ['Hello {{guestName}}, {{ bookingId }}', '{{ bookingId }}'],
  ['{{guestname}}', '{{guestname}}'],
  ['{{}}', '{{}}'],
  ['{{guestName}', '{{guestName}'],
  ['{{constructor}}', '{{constructor}}'],
  ['one { brace } and }}', undefined],
])('§2 of %j the first that cannot be filled in is %j', (text, expected) => {
  expect(unknownVariable(text)).toBe(expected);
});

test('every variable is filled in', () => {
  const text = Object.keys(variables)
    .map((name) => `{{${name}}}`)
    .join(' ');
  const values = Object.fromEntries(Object.keys(variables).map((name) => [name, name.toUpperCase()]));
  expect(fillTemplate(text, values)).toBe(Object.values(values).join(' '));
});

// Patterns run on whatever somebody sends: the ordinary ones are taken, and none of those taken can be kept busy.
import { describe, expect, test } from 'vitest';
import { costOf } from '#schemas/compiler/pattern-cost.ts';
import { validatorOf } from '#schemas/dialect.ts';

const part = '(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)';
const semver = `^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-(${part}(?:\\.${part})*))?$`;

/** A pattern, what it matches, and how its time grows: 0 like the text, 1 like its square, and so on. */
const ordinary: [name: string, pattern: string, match: string, cost: number][] = [
  ['an email', '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$', 'ada@mail.b.example', 0],
  ['a web address', '^https?:\\/\\/[\\w.-]+(:\\d+)?(\\/\\S*)?$', 'https://b.example:80/x?y', 0],
  ['a domain', '^([\\w-]+\\.)+[\\w-]{2,}$', 'a.b.example', 0],
  ['a phone number', '^(\\+\\d{1,3}[- ]?)?\\(?\\d{3}\\)?[- ]?\\d{3}[- ]?\\d{4}$', '+1 (555) 010-1234', 0],
  ['a version', semver, '1.0.0-rc.1', 0],
  ['a UUID', '^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$', '9d3f2b1e-3f1c-4a1b-9a57-0c1a2b3c4d5e', 0],
  ['a slug', '^[a-z0-9]+(?:-[a-z0-9]+)*$', 'a-quiet-boat', 0],
  ['an ending', '^.*_id$', 'boat_id', 0],
  ['a letter anywhere', '[a-z]+', '1a', 0],
  ['a choice behind its beginning', '^(\\+|00)?[|( \\d]+$', `00${'1'.repeat(6000)}`, 0],
  ['a branch that begins anywhere', '^(a)|(x+)$', '-x', 1],
  ['no blanks around', '^\\S(.*\\S)?$', 'a b', 0],
  ['an amount behind its sign', '(?<=[$€])\\d+', '€5', 0],
  ['a password', '^(?=.*\\d)(?=.*[a-z]).{8,}$', 'abcdefg1', 0],
];

test.each(ordinary)('%s: %s', (_name, pattern, match, cost) => {
  expect(costOf(pattern)).toBe(cost);
  expect(validatorOf({ pattern })(match)).toBe(true);
});

describe('a pattern of many places is weighed in a moment', () => {
  const manifold: [pattern: string, cost: number][] = [
    ['^[a-z]{1,200}$', 0],
    ['^[a-z]{2,8}(-[a-z0-9]{1,8}){0,12}$', 0],
    ['^([A-Za-z ]{1,10},){1,12}$', 0],
    ['^([A-Za-z]{0,11},){0,10}x$', 0],
    ['^(https?://)?([a-z0-9-]{1,63}\\.){1,10}[a-z]{2,63}(/[^ ]{0,200})?$', 0],
    ['^([a-z]{1,12} ?){1,4}$', 0],
    ['^([a-z0-9]+(-[a-z0-9]+)*){1,64}$', Infinity],
    ['^([a-z]{0,12}){0,12}$', Infinity],
  ];

  test.each(manifold)('%s', (pattern, cost) => {
    const started = performance.now();
    expect(costOf(pattern)).toBe(cost);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

test.each([
  '^(\\w+\\s?)*$',
  '(a+)+$',
  '^(a|a)*$',
  '^(a*)*b$',
  '(x+x+)+y',
  '^([a-z]|\\w)*$',
  '^(a|b|ab)*c$',
  '^([a-z]{1,12}){1,12}$',
  '^((((a{0,12}){0,12}){0,12}){0,12}){0,12}$',
  '^((ab){1,12}){1,12}$',
  '^((([a-z]{1,3}){1,3}){1,3}){1,3}$',
  '^(.*[a-z]){8}$',
  '(?<=^(a|aa)+)b',
  '(?<!^(?:\\w+\\s?)*)b',
  '^(?<first>a+)+\\k<first>$',
])('%s may take for ever', (pattern) => expect(costOf(pattern)).toBe(Infinity));

describe('a pattern whose time grows faster than the text', () => {
  const busy: [pattern: string, letters: string][] = [
    ['^\\d*\\d*x$', '1'],
    ['^\\d*\\d*\\d*x$', '1'],
    ['\\d*\\d*\\d*\\d*x', '1'],
    ['^(a)|(x+)$', 'x'],
  ];

  test.each(busy)('%s goes through any text in a moment', (pattern, letters) => {
    const validate = validatorOf({ pattern, patternProperties: { [pattern]: { not: {} } } });
    const text = letters.padEnd(200_000, letters.at(-1)) + '!';
    const started = performance.now();
    expect(validate(text)).toBe(false);
    expect(validate({ [text]: 1 })).toBe(true);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('says the same as ever of a text that is no longer than usual', () => {
    const validate = validatorOf({ pattern: '\\d*\\d*x$' });
    expect(['1x', 'a11x', 'x', '1', 'xa'].map((text) => validate(text))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

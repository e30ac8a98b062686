// schemas/roles.json and the permissions of schemas/calls.ts, held against what is stated in tests/support/models/who-may.ts.
import { describe, expect, test } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { permissions as rights } from '#schemas/permissions.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import { roleNames, rules } from '#tests/support/models/who-may.ts';

const permissions: Record<string, { roles: readonly number[] }> = rights;

test('§6 the roles are these', () => {
  expect(Object.fromEntries(roles.roles.map(({ id, name }) => [id, name]))).toEqual(roleNames);
});

test('every permission and every call is stated once', () => {
  const open = ['public', 'session', 'marketplace'];
  const named = rules.map(({ permission }) => permission);
  expect(named.filter((name) => !open.includes(name)).sort()).toEqual(Object.keys(permissions).sort());
  expect(rules.flatMap((rule) => rule.calls).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(rules)('§6 to $what', ({ permission, roles: stated, calls: names }) => {
  test(`is for the roles [${stated.join(', ')}]`, () => {
    const { roles: given } = permissions[permission] ?? { roles: stated };
    expect([...given].sort()).toEqual(stated);
    for (const name of names)
      expect({ name, permission: calls[name].permission }).toEqual({ name, permission });
  });
});

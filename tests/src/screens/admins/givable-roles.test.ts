import { expect, test } from 'vitest';
import { definition } from '#schemas/generated/forms/admin.js';
import { withGivableRoles } from '#src/screens/admins/givable-roles.ts';

const rolesFor = (own: number | undefined): unknown => {
  const { role } = withGivableRoles(definition, own).schema.properties ?? {};
  return role && role.enum;
};

test('nobody is offered to give a role above their own', () => {
  expect([1, 2, 3].map(rolesFor)).toEqual([[1, 2, 3], [2, 3], [3]]);
  expect(rolesFor(undefined)).toEqual([1, 2, 3]);
});

test('the form stays the same one for who may give every role', () => {
  expect(withGivableRoles(definition, 1)).toBe(definition);
});

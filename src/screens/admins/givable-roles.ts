// The roles that an admin may give: the server refuses those above their own.
import { isAbove } from '#schemas/permissions.ts';
import type { FormDefinition } from '#schemas/schema.ts';

/** The form of an admin with the roles that somebody of the role `own` may give; the form itself where these are all. */
export function withGivableRoles<Name extends string>(
  form: FormDefinition<Name>,
  own: number | undefined,
): FormDefinition<Name> {
  const { properties = {} } = form.schema;
  const { role } = properties;
  if (typeof role !== 'object' || !role.enum) return form;
  const given = role.enum.filter((one) => !isAbove(Number(one), Number(own)));
  if (given.length === role.enum.length) return form;
  return {
    ...form,
    schema: { ...form.schema, properties: { ...properties, role: { ...role, enum: given } } },
  };
}

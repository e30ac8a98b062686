// Why a role may not do something: the sentence of its permission, which names the roles that may.
import { permissions } from './permissions.ts';
import roles from './roles.json' with { type: 'json' };
import type { FilledText } from './text.ts';
import type { Permission } from './types.ts';

/** `Only {{roles}} may edit boats.`, with those whom roles.json gives the permission. */
export function refusalOf(permission: Permission): FilledText {
  const { roles: allowed, refusal, thing, step } = permissions[permission];
  const people = roles.roles.filter(({ id }) => allowed.includes(id)).map((role) => role.people);
  const named = { ...(thing === undefined ? {} : { thing }), ...(step === undefined ? {} : { step }) };
  return { key: refusal, values: { roles: people, ...named } };
}

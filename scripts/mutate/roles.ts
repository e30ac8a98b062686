// Wrong versions of schemas/roles.json: each role taken from each permission that has it, and given to each that has not.
import type { Mutant } from './code.ts';

interface Roles {
  roles: { id: number }[];
  permissions: Record<string, { roles: number[] }>;
}

export function roleMutants(file: string, text: string): Mutant[] {
  const { roles, permissions } = JSON.parse(text) as Roles;
  return Object.entries(permissions).flatMap(([name, permission]) =>
    roles.map(({ id }) => {
      const has = permission.roles.includes(id);
      const changed = has ? permission.roles.filter((each) => each !== id) : [...permission.roles, id].sort();
      const given = JSON.parse(text) as Roles;
      given.permissions[name] = { ...permission, roles: changed };
      return {
        file,
        line: text.slice(0, text.indexOf(`"${name}"`)).split('\n').length,
        change: `${name}: role ${id} ${has ? 'taken away' : 'added'}`,
        text: JSON.stringify(given, null, 2),
      };
    }),
  );
}

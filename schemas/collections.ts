// What follows from the name of a collection (schemas/collections/): its calls, its rights and its address.
import type { Call } from './calls/call.ts';
import messages from './messages.json' with { type: 'json' };

/** What there is a right to. */
export const rights = ['read', 'edit', 'delete'] as const;
export type Right = (typeof rights)[number];

export const verbs = ['list', 'read', 'create', 'change', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** What a collection is called, and where it is found. */
export interface Collection {
  title: string;
  singular: string;
  icon: string;
  /** The section of the menu that it stands behind. */
  after?: string;
  /** The field that a row is called by. */
  label: string;
}

/** The right to something, as roles.json has those of every other noun. */
export interface Permitted {
  roles: number[];
  refusal: string;
  /** What `{{thing}}` of the refusal stands for. */
  thing?: string;
}

export const permissionOf = <Name extends string, R extends Right>(name: Name, right: R) =>
  `${name}.${right}` as const;

export const screenOf = (name: string): string => `/home/collections/${name}`;

/** The rows of the call table that a collection has, as `marina.list`. */
export function callsOf(name: string): Record<string, Call> {
  const path = `/collections/${name}` as const;
  const one = `${path}/{id}` as const;
  const { generic } = messages.success;
  const calls: Record<Verb, object> = {
    list: {
      method: 'GET',
      path,
      permission: permissionOf(name, 'read'),
      query: `${name}-page`,
      answer: [name],
    },
    read: { method: 'GET', path: one, permission: permissionOf(name, 'read'), answer: name },
    create: {
      ...{ method: 'POST', path, permission: permissionOf(name, 'edit') },
      ...{ body: name, answer: name, success: generic },
    },
    change: {
      ...{ method: 'PUT', path: one, permission: permissionOf(name, 'edit') },
      ...{ body: name, answer: name, success: generic },
    },
    delete: { method: 'DELETE', path: one, permission: permissionOf(name, 'delete'), success: generic },
  };
  return Object.fromEntries(verbs.map((verb) => [`${name}.${verb}`, { ...calls[verb], ours: true } as Call]));
}

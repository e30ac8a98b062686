// What follows from the name of a collection (schemas/collections/): its calls, its rights and its address.
import messages from './messages.json' with { type: 'json' };

/** What there is a right to. */
export const rights = ['read', 'edit', 'delete'] as const;
export type Right = (typeof rights)[number];

export type Verb = 'list' | 'read' | 'create' | 'change' | 'delete';

/** What a collection is called, and where it is found. */
export interface Collection {
  title: string;
  singular: string;
  icon: string;
  /** The section of the menu that it stands behind. */
  after?: string;
  /** The field that a row is called by. */
  label: string;
  /** The roles that have a right, where it is not those of every collection. */
  permissions?: Partial<Record<Right, readonly number[]>>;
}

/** The right to something, as roles.json has those of every other noun. */
export interface Permitted {
  roles: readonly number[];
  refusal: string;
  /** What `{{thing}}` of the refusal stands for. */
  thing?: string;
}

export const permissionOf = <Name extends string, R extends Right>(name: Name, right: R) =>
  `${name}.${right}` as const;

export const screenOf = (name: string): string => `/home/collections/${name}`;

/** The rows of the call table of one collection. */
const rowsOf = <Name extends string>(name: Name) => {
  const path = `/collections/${name}` as const;
  const one = `${path}/{id}` as const;
  const read = permissionOf(name, 'read');
  const edit = permissionOf(name, 'edit');
  const remove = permissionOf(name, 'delete');
  const { generic: success } = messages.success;
  return {
    list: { method: 'GET', path, permission: read, query: `${name}-page`, answer: [name], ours: true },
    read: { method: 'GET', path: one, permission: read, answer: name, ours: true },
    create: { method: 'POST', path, permission: edit, body: name, answer: name, success, ours: true },
    change: { method: 'PUT', path: one, permission: edit, body: name, answer: name, success, ours: true },
    delete: { method: 'DELETE', path: one, permission: remove, success, ours: true },
  } as const;
};

/** `marina.list`, `marina.read` … of collections with these names. */
export type CallsOf<Name extends string> = {
  [Key in `${Name}.${Verb}`]: Key extends `${infer One}.${infer V extends Verb}`
    ? ReturnType<typeof rowsOf<One>>[V]
    : never;
};

/** The rows of the call table that collections have. */
export const callsOf = <Name extends string>(names: readonly Name[]): CallsOf<Name> =>
  Object.fromEntries(
    names.flatMap((name) => Object.entries(rowsOf(name)).map(([verb, row]) => [`${name}.${verb}`, row])),
  ) as CallsOf<Name>;

/** The rights to collections: what all have in common, but for those that say otherwise. */
export const rightsOf = (
  usual: Readonly<Record<Right, Permitted>>,
  collections: Readonly<Record<string, Pick<Collection, 'title' | 'permissions'>>>,
): Record<string, Permitted> =>
  Object.fromEntries(
    Object.entries(collections).flatMap(([name, { title, permissions = {} }]) =>
      rights.map((right) => [
        permissionOf(name, right),
        { ...usual[right], roles: permissions[right] ?? usual[right].roles, thing: title },
      ]),
    ),
  );

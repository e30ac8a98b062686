// What follows from the name of a collection (schemas/collections/): its calls, its rights and its address.
import messages from './messages.json' with { type: 'json' };
import { textOf } from './row-values.ts';
import type { Labels } from './table.ts';
import type { CollectionForm, CollectionRow, Forms } from './types.ts';

/** What there is a right to, beside each step of the machine. */
export const rights = ['read', 'edit', 'delete'] as const;
export type Right = (typeof rights)[number];

/** The event of a machine that a change of the row's form is, where the machine has it. */
export const editEvent = 'edit';

export type Verb = 'list' | 'read' | 'create' | 'change' | 'delete';

/** An event of the machine that staff make. */
export interface Step {
  /** What its button reads. */
  label: string;
  /** What the history reads. */
  done: string;
  /** What has to be said with it. */
  form?: keyof Forms;
  /** What follows from it, asked before it is done. */
  confirm?: string;
  danger?: boolean;
  /** The steps that another admin must have done last. */
  notBy?: readonly string[];
}

/** How the machine of a collection is told: `machines/<name>.machine.ts` says what leads where. */
export interface Status {
  states: Labels;
  steps: Readonly<Record<string, Step>>;
}

/** What a collection is called, and where it is found. */
export interface Collection {
  title: string;
  singular: string;
  icon: string;
  /** The section of the menu that it stands behind. */
  after?: string;
  /** Leads to its list, after the key that begins it. */
  key?: string;
  /** The field that a row is called by. */
  label: string;
  /** What its rows are filled in with. */
  form: CollectionForm;
  /** A short list that forms choose from: its keys are numbers, its rights are those of the catalogues, it stands under Data. */
  catalogue?: boolean;
  /** The roles that have a right, where it is not those of every collection. */
  permissions?: Readonly<Record<string, readonly number[]>>;
  machine?: Status;
  /** Whether a picture can be filled in, in its form or in that of a step. */
  pictured?: boolean;
}

/** A collection as far as calls and rights follow from it. */
type Outline = Pick<Collection, 'title' | 'permissions' | 'machine' | 'catalogue'>;

/** A collection as far as its calls follow from it. */
type Called = Pick<Collection, 'form' | 'machine' | 'pictured'>;

interface Drawn {
  'ui:widget'?: unknown;
  'ui:options'?: { widget?: unknown };
}

/** Whether hints draw a field as a picture, in either of the two ways that the form library reads. */
export const isPicture = (hints: Drawn | undefined): boolean =>
  (hints?.['ui:widget'] ?? hints?.['ui:options']?.widget) === 'picture';

/** What a row has beside what its form has saved. */
export const keptOf = ({
  machine,
  catalogue,
}: Pick<Collection, 'machine'> & { catalogue?: unknown }): string[] => [
  ...['_id', 'created', 'version', 'names'],
  ...(catalogue ? ['id', 'icon'] : []),
  ...(machine ? ['state', 'steps'] : []),
];

/** What a row is called by its label; nothing where that was never filled in. */
export function labelIn({ label }: Pick<Collection, 'label'>, row: CollectionRow): string {
  const fields: Record<string, unknown> = { ...row };
  return textOf(fields[label]).trim();
}

/** What a row is called where no sentence can be put: by its label, or by its id. */
export const rowName = (collection: Pick<Collection, 'label'>, row: CollectionRow): string =>
  labelIn(collection, row) || row._id;

/** The steps of a collection; none without a machine. */
export const stepsOf = ({ machine }: Pick<Collection, 'machine'>): [event: string, step: Step][] =>
  Object.entries(machine?.steps ?? {});

/** The right to something, as roles.json has those of every other noun. */
export interface Permitted {
  roles: readonly number[];
  refusal: string;
  /** What `{{thing}}` and `{{step}}` of the refusal stand for. */
  thing?: string;
  step?: string;
}

export const permissionOf = <Name extends string, R extends string>(name: Name, right: R) =>
  `${name}.${right}` as const;

/** The rows of the call table of one collection. */
const rowsOf = <Name extends string>(name: Name, body: CollectionForm) => {
  const path = `/collections/${name}` as const;
  const one = `${path}/{id}` as const;
  const read = permissionOf(name, 'read');
  const edit = permissionOf(name, 'edit');
  const remove = permissionOf(name, 'delete');
  const { generic: success } = messages.success;
  return {
    list: { method: 'GET', path, permission: read, query: `${name}-page`, answer: [name], ours: true },
    read: { method: 'GET', path: one, permission: read, answer: name, ours: true },
    create: { method: 'POST', path, permission: edit, body, answer: name, success, ours: true },
    change: { method: 'PUT', path: one, permission: edit, body, answer: name, success, ours: true },
    delete: { method: 'DELETE', path: one, permission: remove, success, ours: true },
  } as const;
};

/** The row of the call table that a picture is sent by, before the row that names it is saved. */
const pictureRow = <Name extends string>(name: Name) =>
  ({
    method: 'POST',
    path: `/collections/${name}/pictures`,
    permission: permissionOf(name, 'edit'),
    body: 'photo',
    upload: 'photo',
    answer: 'saved-picture',
    ours: true,
  }) as const;

/** The row of the call table of one step. */
interface StepRow<Name extends string, Event extends string> {
  method: 'POST';
  path: `/collections/${Name}/{id}/${Event}`;
  permission: `${Name}.${Event}`;
  body?: keyof Forms;
  answer: Name;
  success: string;
  ours: true;
}

const stepRow = (name: string, event: string, { form }: Step): StepRow<string, string> => ({
  method: 'POST',
  path: `/collections/${name}/{id}/${event}`,
  permission: permissionOf(name, event),
  ...(form ? { body: form } : {}),
  answer: name,
  success: messages.success.generic,
  ours: true,
});

/** `marina.list`, `marina.read` … of collections with these names, `incident.picture` and `incident.settle` … of some. */
export type CallsOf<Name extends string, StepName extends string, Pictured extends string> = {
  [Key in `${Name}.${Verb}`]: Key extends `${infer One}.${infer V extends Verb}`
    ? ReturnType<typeof rowsOf<One>>[V]
    : never;
} & {
  [Key in `${Pictured}.picture`]: Key extends `${infer One}.picture`
    ? ReturnType<typeof pictureRow<One>>
    : never;
} & {
  [Key in StepName]: Key extends `${infer One}.${infer Event}` ? StepRow<One, Event> : never;
};

/** The rows of the call table that collections have. */
export const callsOf = <Name extends string, StepName extends string, Pictured extends string>(
  collections: Readonly<Record<Name, Called>>,
): CallsOf<Name, StepName, Pictured> =>
  Object.fromEntries(
    Object.entries<Called>(collections).flatMap(([name, collection]): [string, unknown][] => [
      ...Object.entries(rowsOf(name, collection.form)).map(([verb, row]): [string, unknown] => [
        `${name}.${verb}`,
        row,
      ]),
      ...(collection.pictured ? [[`${name}.picture`, pictureRow(name)] satisfies [string, unknown]] : []),
      ...stepsOf(collection).map(([event, step]): [string, unknown] => [
        `${name}.${event}`,
        stepRow(name, event, step),
      ]),
    ]),
  ) as CallsOf<Name, StepName, Pictured>;

/** The rights to collections: what all have in common, but for those that say otherwise. */
export const rightsOf = (
  usual: Readonly<Record<Right | 'step', Permitted>>,
  ofCatalogues: Readonly<Record<Right, Permitted>>,
  collections: Readonly<Record<string, Outline>>,
): Record<string, Permitted> =>
  Object.fromEntries(
    Object.entries(collections).flatMap(
      ([name, { title: thing, permissions = {}, machine, catalogue }]): [string, Permitted][] => [
        ...rights.map((right): [string, Permitted] => [
          permissionOf(name, right),
          catalogue
            ? ofCatalogues[right]
            : { ...usual[right], roles: permissions[right] ?? usual[right].roles, thing },
        ]),
        ...stepsOf({ machine }).map(([event, { label: step }]): [string, Permitted] => [
          permissionOf(name, event),
          { ...usual.step, roles: permissions[event] ?? usual.step.roles, thing, step },
        ]),
      ],
    ),
  );

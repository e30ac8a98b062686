// Collections: what a definition leaves unsaid is put in the place where every other noun has it written.
import {
  callsOf,
  isPicture,
  permissionOf,
  rights,
  stepsOf,
  type Collection,
  type Status,
  type Step,
} from '../collections.ts';
import { screenOf } from '../screen-of.ts';
import { isObject } from '../is-object.ts';
import messages from '../messages.json' with { type: 'json' };
import { isNoun } from '../nouns.ts';
import type { Schema } from '../schema.ts';
import { fieldOf, type BulkStep, type Filter } from '../table.ts';
import { fieldsOf } from '../walk.ts';
import { writtenCalls } from '../written-calls.ts';
import type { Call } from '../calls/call.ts';
import { entityOf } from './collection-entity.ts';
import { filterOf } from './filter-of.ts';
import { oncePer } from './once-per.ts';
import { resolverOf } from './resolve.ts';
import { WrongEdit, type Json, type Source } from './source.ts';

export interface Declared extends Omit<Collection, 'catalogue'> {
  name: string;
  file: string;
  demo?: object[];
  /** With the rows that every installation starts with. */
  catalogue?: { rows?: { id: number }[] };
}

/** Whether a list has rows that are called by name where a field refers to them. */
export const refersIn =
  (declared: readonly Declared[]) =>
  (list: string): boolean =>
    isNoun(list) || declared.some(({ name }) => name === list);

/** What a field, or each row of it, chooses from. What is masked tells nobody whom it refers to. */
export function lookupIn(schemas: readonly Schema[]): string | undefined {
  const all = schemas.flatMap((one) => [one, ...[one.items ?? []].flat()]);
  const isHidden = all.some((one) => typeof one === 'object' && one.masked === true);
  const found = all.find((one) => typeof one === 'object' && one.lookup !== undefined);
  return isHidden || typeof found !== 'object' ? undefined : found.lookup;
}

const fileOf = /^schemas\/collections\/([^/]+)\.collection\.json$/;

/** Whether hints draw any field as a picture, at any depth. */
const drawsPicture = (hints: unknown): boolean =>
  typeof hints === 'object' &&
  hints !== null &&
  (isPicture(hints) || Object.values(hints).some(drawsPicture));

const isText = (value: unknown): value is string => typeof value === 'string';

/** A step as far as it is written, called by its event where it is not called yet. */
const stepIn = (event: string, written: unknown): Step => {
  const { label, done, confirm, danger, ...rest } = isObject(written) ? written : {};
  return {
    ...rest,
    label: isText(label) ? label : event,
    done: isText(done) ? done : event,
    ...(isText(confirm) ? { confirm } : {}),
    ...(typeof danger === 'boolean' ? { danger } : {}),
  };
};

/** A machine as far as it is written: what it lacks is told of where its file is held against its meta-schema. */
const machineIn = (written: unknown): Status => {
  const { states, steps } = isObject(written) ? written : {};
  const begun = Object.entries<unknown>(isObject(steps) ? steps : {}).map(([event, step]): [string, Step] => [
    event,
    stepIn(event, step),
  ]);
  return { states: isObject(states) ? states : {}, steps: Object.fromEntries(begun) } as unknown as Status;
};

/** The collections, by their files. */
export const collectionsIn = oncePer((sources: readonly Source[]): Declared[] => {
  const hints = new Map(sources.map(({ file, json }) => [file, json]));
  return sources.flatMap(({ file, json }) => {
    const name = fileOf.exec(file)?.[1];
    if (name === undefined) return [];
    const { form = name, machine, ...rest } = json as unknown as Omit<Declared, 'form'> & { form?: string };
    const written = { ...rest, ...(machine === undefined ? {} : { machine: machineIn(machine) }) };
    const forms = [form, ...stepsOf(written).map(([, step]) => step.form)];
    const pictured = forms.some((one) => drawsPicture(hints.get(`schemas/forms/${one}.ui.json`)));
    return [{ ...written, name, file, form: form as Declared['form'], pictured }];
  });
});

/** The catalogues among them. */
export const cataloguesIn = oncePer((sources: readonly Source[]): string[] =>
  collectionsIn(sources).flatMap(({ name, catalogue }) => (catalogue ? [name] : [])),
);

/** The collection that one stands behind in the menu; nothing where it stands behind a section or none. */
export const behindWhich = ({ after }: Declared, declared: readonly Declared[]): Declared | undefined =>
  declared.find(({ name }) => screenOf(name) === after);

/** Every call that there is with these files. */
export const callsIn = oncePer((sources: readonly Source[]): Record<string, Call | undefined> => ({
  ...writtenCalls,
  ...callsOf(Object.fromEntries(collectionsIn(sources).map((one) => [one.name, one]))),
}));

/** The addresses of their lists. */
export const collectionScreens = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => {
    const name = fileOf.exec(file)?.[1];
    return name === undefined ? [] : [screenOf(name)];
  });

/** A form with what it refers to; nothing of one that is not there, or that refers to nothing: that is told of by itself. */
function formIn(sources: readonly Source[], form: string): Schema {
  try {
    return resolverOf(sources).resolve(`schemas/forms/${form}.schema.json`);
  } catch (error) {
    if (error instanceof WrongEdit) return {};
    throw error;
  }
}

/** The list of a collection, with a filter for each reference of its form that has none. */
function withReferenceFilters(list: Json, form: Schema, isReference: (list: string) => boolean): Json {
  const written = (list['filters'] ?? []) as Filter[];
  if (!Array.isArray(written) || !written.every(isObject)) return list;
  const filters = [...fieldsOf(form)].flatMap(([field, schemas]): Filter[] => {
    const isKnown = written.some((one) => fieldOf(one) === field || one.key === field);
    const { title = field } = schemas.find((one) => one.title !== undefined) ?? {};
    if (isKnown || !isReference(lookupIn(schemas) ?? '')) return [];
    return [{ ...filterOf(field, title, 'reference'), field }];
  });
  return filters.length > 0 ? { ...list, filters: [...written, ...filters] } : list;
}

/** The calls and rights that every collection has are called so. */
export const reserved = [
  'list',
  'read',
  'create',
  'change',
  'picture',
  ...rights.filter((right) => right !== 'read'),
];

export const isStepName = (event: string): boolean =>
  /^[a-z][a-zA-Z]*$/.test(event) && !reserved.includes(event);

/**
 * What may be done to several rows of a collection: the steps of its machine, and their deletion.
 * @param isFile whether there is a file; that a form is missing is told of where the step names it
 */
const bulkOf = (declared: Declared, isFile: (name: string) => boolean): BulkStep[] => [
  ...stepsOf(declared)
    .filter(([event]) => isStepName(event))
    .map(([event, { label, form, confirm, danger }]) => ({
      event,
      label,
      call: permissionOf(declared.name, event),
      ...(isFile(`schemas/forms/${form}.schema.json`) ? { form } : {}),
      ...(confirm ? { confirm } : {}),
      ...(danger ? { danger } : {}),
    })),
  {
    event: 'delete',
    label: messages.bulk.delete,
    call: permissionOf(declared.name, 'delete'),
    confirm: messages.bulk.deleted,
    danger: true,
  },
];

/** The sources with the entity of each collection, and with the call that its list is answered by. */
export const withCollections = oncePer((sources: Source[]): Source[] => {
  const declared = collectionsIn(sources);
  if (declared.length === 0) return sources;
  const written = new Set(sources.map(({ file }) => file));
  const lists = new Map(declared.map((one) => [`schemas/tables/${one.name}.table.json`, one]));
  const entities = declared
    .map((one) => ({ file: `schemas/entities/${one.name}.schema.json`, json: entityOf(one) }))
    .filter(({ file }) => !written.has(file));
  const listed = sources.map((source) => {
    const one = lists.get(source.file);
    if (!one) return source;
    const list = withReferenceFilters(source.json, formIn(sources, one.form), refersIn(declared));
    return {
      ...source,
      json: { call: `${one.name}.list`, bulk: bulkOf(one, (file) => written.has(file)), ...list },
    };
  });
  return [...listed, ...entities];
});

/** `incident.settle` … */
export const collectionSteps = (sources: readonly Source[]): string[] =>
  collectionsIn(sources).flatMap((one) => stepsOf(one).map(([event]) => permissionOf(one.name, event)));

/** The names of the rights to one. */
export const permissionsOf = (one: Declared): string[] => [
  ...rights.map((right) => permissionOf(one.name, right)),
  ...stepsOf(one).map(([event]) => permissionOf(one.name, event)),
];

/** The tables of labels.json, and those of the states of collections. */
export const labelTables = (sources: readonly Source[]): Json => ({
  ...sources.find(({ file }) => file === 'schemas/labels.json')?.json,
  ...Object.fromEntries(
    collectionsIn(sources).flatMap(({ name, machine }) => (machine ? [[name, machine.states]] : [])),
  ),
});

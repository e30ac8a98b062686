// Holds the definitions of collections against the files and names that they need.
import type { Call } from '../calls/call.ts';
import { namedChoices } from '../choices.ts';
import { keptOf, rights } from '../collections.ts';
import meta from '../meta/collection.meta.json' with { type: 'json' };
import type { Schema } from '../schema.ts';
import { fieldsOf, schemasAt } from '../walk.ts';
import { writtenCalls } from '../written-calls.ts';
import {
  behindWhich,
  cataloguesIn,
  collectionsIn,
  isStepName,
  lookupIn,
  permissionsOf,
  reserved,
  type Declared,
} from './collections.ts';
import { keysOf } from './keys.ts';
import { resolverOf } from './resolve.ts';
import { unfillable } from './unfillable.ts';
import { unknownName } from './unknown-name.ts';
import type { Source } from './source.ts';

/** One sentence for each file that a collection lacks, and for each name of it that leads nowhere. */
export function checkCollections(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  // Rights by the same name would take the place of those, which govern something else.
  const governed = keysOf(files.get('schemas/roles.json')?.['permissions']);
  return [
    ...checkMeant(sources),
    ...behindThemselves(collectionsIn(sources)),
    ...collectionsIn(sources).flatMap((collection) => {
      const { name, file, form: own } = collection;
      const misnamed = nameProblem(collection, governed);
      if (misnamed !== undefined) return [`${file}: "${name}" ${misnamed}`];
      // That no form is called so is told of where it is named.
      if (own !== name && !files.has(formOf(collection))) return [];
      const missing = lackingOf(collection, files);
      return missing.length > 0
        ? missing
        : checkForm(collection, files.get(formOf(collection)) as Schema, sources);
    }),
  ];
}

const formOf = ({ form }: Declared): string => `schemas/forms/${form}.schema.json`;

const nouns = new Set<string>(
  Object.values(writtenCalls as Record<string, Call>).flatMap(({ answer }) => answer ?? []),
);

/** Why a collection cannot be called so. */
function nameProblem(collection: Declared, governed: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(collection.name))
    return 'is no name of a collection; use small letters, digits and hyphens.';
  if (nouns.has(collection.name))
    return 'is a noun of the marketplace already; give the collection another name.';
  if (permissionsOf(collection).some((right) => governed.includes(right)))
    return 'has rights in roles.json already; give the collection another name.';
  return undefined;
}

/** The files that a collection needs, and what each of them is. */
const filesOf = (collection: Declared): [file: string, what: string][] => [
  [formOf(collection), 'the form that its rows are filled in with'],
  [`schemas/forms/${collection.form}.ui.json`, 'the hints of its form, "{}" if there are none'],
  [`schemas/tables/${collection.name}.table.json`, 'its list'],
];

const lackingOf = (collection: Declared, files: ReadonlyMap<string, unknown>): string[] =>
  filesOf(collection)
    .filter(([one]) => !files.has(one))
    .map(([one, what]) => `${collection.file}: ${one} is missing, ${what}; add it.`);

/** One sentence for each list or hints that a collection with a form lacks: what leads to its screen is wrong without them. */
export function checkCollectionFiles(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  return collectionsIn(sources)
    .filter((one) => files.has(formOf(one)))
    .flatMap((one) => lackingOf(one, files));
}

/** @param written the form as it is written, with its references */
function checkForm(collection: Declared, written: Schema, sources: readonly Source[]): string[] {
  const { file, label } = collection;
  const form = formOf(collection);
  const resolver = resolverOf(sources);
  // A reference that leads nowhere is told by itself.
  if (resolver.deadReferences(form).length > 0) return [];
  const schema = resolver.resolve(form);
  if (![schema.type ?? 'object'].flat().includes('object'))
    return [`${form}, /type: a row of a collection is an object; write "type": "object".`];
  const fields = [...fieldsOf(schema).keys()];
  return [
    ...(fields.includes(label)
      ? namelessBy(label, schemasAt(schema, [label])).map((sentence) => `${file}, /label: ${sentence}`)
      : [`${file}, /label: ${unknownName(label, fields, 'a field of its form')}`]),
    ...checkSteps(collection),
    ...unfillable(form, written, sources),
    ...fields
      .filter((field) => keptOf(collection).includes(field))
      .map(
        (field) =>
          `${form}, /properties/${field}: "${field}" is kept by the system; give the field another name.`,
      ),
  ];
}

/**
 * A field by which a row cannot be called: what is masked, what is no word, the key of another row, and a choice that people see by a name. Names
 * are searched and stored as they stand, and that one is another in each language.
 */
function namelessBy(label: string, schemas: readonly Schema[]): string[] {
  if (schemas.some(({ masked }) => masked))
    return [`"${label}" is masked, and what rows are called is shown to everybody; name another field.`];
  const types = schemas.flatMap(({ type = [] }) => type);
  const isWord = types.length === 0 || types.some((type) => ['string', 'number', 'integer'].includes(type));
  return isWord && lookupIn(schemas) === undefined && namedChoices(schemas).length === 0
    ? []
    : [`rows cannot be called by "${label}"; name a field that is a text of its own.`];
}

/** One sentence for each circle of collections that stand behind each other: none of them would be in the menu. */
const behindThemselves = (declared: readonly Declared[]): string[] =>
  declared.flatMap((one, at) => {
    const before = new Set<Declared>();
    for (let next = behindWhich(one, declared); next && !before.has(next); next = behindWhich(next, declared))
      before.add(next);
    const isFirst = [...before].every((other) => declared.indexOf(other) >= at);
    return before.has(one) && isFirst
      ? [
          `${one.file}, /after: "${one.after}" stands behind ${before.size > 1 ? 'this one' : 'itself'}; name a section that does not.`,
        ]
      : [];
  });

const fileOf = (name: string): string => `schemas/collections/${name}.collection.json`;

/** One sentence for each catalogue that a specified call is another name for, and that is not there. */
function checkMeant(sources: readonly Source[]): string[] {
  const known = cataloguesIn(sources);
  // A word that is misspelt is one mistake, and told of by itself.
  const misspelt = sources
    .filter(({ json }) => keysOf(json).some((key) => !Object.hasOwn(meta.properties, key)))
    .map(({ file }) => file);
  const meant = Object.values<Call>(writtenCalls).flatMap(({ means }) => means?.split('.')[0] ?? []);
  return [...new Set(meant)]
    .filter((name) => !known.includes(name) && !misspelt.includes(fileOf(name)))
    .map(
      (name) =>
        `${fileOf(name)}: "catalogue" is missing, which calls of the marketplace ask for by that name; add it.`,
    );
}

/** One sentence for each name of a right or of a step that leads nowhere. */
function checkSteps({ file, permissions = {}, machine }: Declared): string[] {
  const steps = keysOf(machine?.steps);
  const taken = steps.filter((event) => !isStepName(event));
  // What else names such a step is right again once it is called otherwise.
  if (taken.length > 0)
    return taken.map(
      (event) =>
        `${file}, /machine/steps: "${event}" is no name of a step; begin with a small letter and use letters only, but none of ${reserved.join(', ')}.`,
    );
  // A machine that names no step is told of by itself.
  if (machine && steps.length === 0) return [];
  const what = machine ? 'a right or a step' : 'a right';
  return [
    ...keysOf(permissions)
      .filter((right) => ![...rights, ...steps].includes(right))
      .map((right) => `${file}, /permissions: ${unknownName(right, [...rights, ...steps], what)}`),
    ...Object.entries(machine?.steps ?? {}).flatMap(([event, { notBy = [] }]) =>
      notBy
        .filter((other) => !steps.includes(other))
        .map((other) => `${file}, /machine/steps/${event}/notBy: ${unknownName(other, steps, 'a step')}`),
    ),
  ];
}

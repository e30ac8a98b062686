// Holds the definitions of collections against the files and names that they need.
import type { Call } from '../calls/call.ts';
import { keptOf, rights } from '../collections.ts';
import { validatorOf } from '../dialect.ts';
import { explain, inEnglish } from '../explain.ts';
import { fieldsOf } from '../walk.ts';
import { writtenCalls } from '../written-calls.ts';
import { collectionsIn, type Declared } from './collections.ts';
import { keysOf } from './keys.ts';
import { resolverOf } from './resolve.ts';
import { unknownName } from './unknown-name.ts';
import type { Source } from './source.ts';

/** The calls and rights that every collection has are called so. */
const reserved = ['list', 'read', 'create', 'change', ...rights.filter((right) => right !== 'read')];

/** One sentence for each file that a collection lacks, and for each name of it that leads nowhere. */
export function checkCollections(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  const nouns = new Set(
    Object.values(writtenCalls as Record<string, Call>).flatMap(({ answer }) => answer ?? []),
  );
  return collectionsIn(sources).flatMap((collection) => {
    const { name, file, label } = collection;
    const form = `schemas/forms/${name}.schema.json`;
    if (!/^[a-z][a-z0-9-]*$/.test(name))
      return [`${file}: "${name}" is no name of a collection; use small letters, digits and hyphens.`];
    if (nouns.has(name as never))
      return [`${file}: "${name}" is a noun of the marketplace already; give the collection another name.`];
    const missing = [
      [form, 'the form that its rows are filled in with'],
      [`schemas/forms/${name}.ui.json`, 'the hints of its form, "{}" if there are none'],
      [`schemas/tables/${name}.table.json`, 'its list'],
    ].filter(([one = '']) => !files.has(one));
    if (missing.length > 0)
      return missing.map(([one, what]) => `${file}: ${one} is missing, ${what}; add it.`);
    // A reference that leads nowhere is told by itself.
    if (resolverOf(sources).checkReferences(form).length > 0) return [];
    const fields = [...fieldsOf(resolverOf(sources).resolve(form)).keys()];
    return [
      ...(fields.includes(label)
        ? []
        : [`${file}, /label: ${unknownName(label, fields, 'a field of its form')}`]),
      ...checkSteps(collection),
      ...fields
        .filter((field) => keptOf(collection).includes(field))
        .map(
          (field) =>
            `${form}, /properties/${field}: "${field}" is kept by the system; give the field another name.`,
        ),
    ];
  });
}

/** One sentence for each name of a right or of a step that leads nowhere. */
function checkSteps({ file, permissions = {}, machine }: Declared): string[] {
  const steps = keysOf(machine?.steps);
  const taken = steps.filter((event) => !/^[a-z][a-zA-Z]*$/.test(event) || reserved.includes(event));
  const what = machine ? 'a right or a step' : 'a right';
  return [
    ...taken.map(
      (event) =>
        `${file}, /machine/steps: "${event}" is no name of a step; use letters, but none of ${reserved.join(', ')}.`,
    ),
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

/** One sentence for each demo row that the form of its collection refuses. */
export function checkDemoRows(sources: readonly Source[]): string[] {
  return collectionsIn(sources).flatMap(({ name, file, demo = [] }) => {
    if (demo.length === 0) return [];
    const schema = resolverOf(sources).resolve(`schemas/forms/${name}.schema.json`);
    const validate = validatorOf(schema);
    return demo.flatMap((row, at) =>
      validate(row)
        ? []
        : explain(schema, validate.errors ?? []).map(
            (problem) =>
              `${file}, /demo/${at}/${problem.path.replaceAll('.', '/')}: the form refuses it (${inEnglish(problem)}); correct the row.`,
          ),
    );
  });
}

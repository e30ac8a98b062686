// Holds the rows that collections start with against their forms, and what those refer to against the other rows.
import type { ErrorObject } from 'ajv';
import { explain, inEnglish } from '../explain.ts';
import { escaped } from '../pointer.ts';
import type { Schema } from '../schema.ts';
import { appliedTo, fieldsOf } from '../walk.ts';
import { collectionsIn, type Declared } from './collections.ts';
import { knownValidator } from './known-validators.ts';
import { resolverOf } from './resolve.ts';
import type { Source } from './source.ts';
import { unknownName } from './unknown-name.ts';

/** What the form of a catalogue sends of a row. */
const withoutIcon = ({ id: _, ...row }: { id: number; icon?: string }): object => {
  const { icon: __, ...fields } = row;
  return fields;
};

/** The keys of the rows that collections start with; the server numbers those of a demonstration. */
const keysIn = (declared: readonly Declared[]): Map<string, string[]> =>
  new Map(
    declared.map(({ name, demo = [], catalogue }) => [
      name,
      catalogue
        ? (catalogue.rows ?? []).map(({ id }) => String(id))
        : demo.map((_, at) => `${name}-${at + 1}`),
    ]),
  );

/** What is compared with another field counts as taken, as it does on the server. */
function isTaken({ $id: _, ...part }: Schema, value: unknown, { definitions }: Schema): boolean {
  try {
    return knownValidator({ ...part, ...(definitions ? { definitions } : {}) })(value);
  } catch {
    return true;
  }
}

/** The keys in a row that no row has. Those of boats, users and bookings are the marketplace's, and not known here. */
const strangersIn = (row: object, schema: Schema, keys: ReadonlyMap<string, string[]>): string[] =>
  appliedTo(schema, row, (part, value) => isTaken(part, value, schema)).flatMap(
    ({ path, schema: { lookup = '' }, value }) =>
      [value]
        .flat()
        .map(String)
        .filter((key) => keys.get(lookup)?.includes(key) === false)
        .map(
          (key) =>
            `${path.map((key) => `/${escaped(key)}`).join('')}: ${unknownName(key, keys.get(lookup) ?? [], `the key of a row of "${lookup}"`)}`,
        ),
  );

/** One sentence for each row to start with that the form of its collection refuses, and for each row that it refers to and that is not there. */
export function checkDemoRows(sources: readonly Source[]): string[] {
  const declared = collectionsIn(sources);
  const keys = keysIn(declared);
  return declared.flatMap(({ form, file, label, demo = [], catalogue }) => {
    const rows = catalogue?.rows?.map(withoutIcon) ?? demo;
    if (rows.length === 0) return [];
    const place = catalogue ? 'catalogue/rows' : 'demo';
    const schema = resolverOf(sources).resolve(`schemas/forms/${form}.schema.json`);
    const validate = knownValidator(schema);
    const strange = rows.flatMap((row, at) =>
      validate(row) ? [...new Set(strangersIn(row, schema, keys))].map((told) => `/${at}${told}`) : [],
    );
    // That rows are called by what is no field is told of where it is said.
    const fields = fieldsOf(schema);
    const isLabel = (path: string): boolean => fields.size === 0 || (path === label && !fields.has(label));
    return [...refusedIn(rows, schema, isLabel), ...strange].map((told) => `${file}, /${place}${told}`);
  });
}

/** Whether a field that is missing is there by another name: that is one mistake, and told of there. */
function isRenamed(path: string, errors: readonly ErrorObject[]): boolean {
  const keys = path.split('.');
  const missing = keys.pop() ?? '';
  const place = keys.map((key) => `/${key}`).join('');
  const here = errors.flatMap(({ instancePath, params }) => (instancePath === place ? [params] : []));
  const lacking = here.flatMap(({ missingProperty }): unknown[] => missingProperty ?? []);
  const strange = here.filter((one) => 'additionalProperty' in one || 'unevaluatedProperty' in one);
  return lacking.length === 1 && lacking[0] === missing && strange.length === 1;
}

/** What the form refuses, each with the first of the rows that it is refused in: what one edit of the form does to many is one mistake. */
function refusedIn(rows: readonly object[], schema: Schema, isTold: (path: string) => boolean): string[] {
  const validate = knownValidator(schema);
  const found = new Map<string, { told: string; in: number[] }>();
  rows.forEach((row, at) => {
    const errors = validate(row) ? [] : (validate.errors ?? []);
    const problems = explain(schema, errors).filter(({ path }) => !isTold(path));
    const certain = problems.filter(({ path, isAlternative }) => !isAlternative && !isRenamed(path, errors));
    for (const problem of certain.length > 0 ? certain : problems.slice(0, 1)) {
      const path = problem.path && `/${problem.path.replaceAll('.', '/')}`;
      const told = `${path}: the form refuses it (${inEnglish(problem)})`;
      // Wherever it stands in a list.
      const kind = told.replaceAll(/\/\d+(?=[/:])/g, '/*');
      const before = found.get(kind);
      found.set(kind, { told: before?.told ?? told, in: [...new Set([...(before?.in ?? []), at])] });
    }
  });
  return [...found.values()].map(({ told, in: [first, ...others] }) => {
    const alike = others.length > 1 ? `the rows ${others.join(', ')}` : `row ${others.join('')}`;
    const remedy = others.length > 0 ? `, as in ${alike}; correct them` : '; correct the row';
    return `/${first}${told}${remedy}.`;
  });
}

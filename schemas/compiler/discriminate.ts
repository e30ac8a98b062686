// Says by which field the branches of a choice differ: so a form stays in a branch while another value in it is wrong.
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { mapInner } from '../walk.ts';

/** The one value that a branch takes at a field; undefined where it takes several. */
function onlyValueOf(branch: Schema, field: string): unknown {
  const own = branch.properties?.[field];
  return own?.const ?? (own?.enum?.length === 1 ? own.enum[0] : undefined);
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether a branch may be an object: nothing, or a text, is told from one by itself. */
const takesObject = ({ type, const: only, enum: choices = [only] }: Schema): boolean =>
  type === undefined
    ? choices.every((one) => one === undefined || isObject(one))
    : [type].flat().includes('object');

function fieldThatTells(all: Schema[]): string | undefined {
  const branches = all.filter(takesObject);
  const [first, ...others] = branches;
  if (!first || others.length === 0) return undefined;
  // The library takes a dot in the name for a step into the value.
  const fields = Object.keys(first.properties ?? {}).filter((field) => !field.includes('.'));
  return fields.find((field) => {
    const values = branches.map((branch) => onlyValueOf(branch, field));
    return values.every(isPlain) && new Set(values).size === branches.length;
  });
}

/** The schema with `discriminator`, which the form library reads, wherever one field tells the branches apart. */
export function discriminate(schema: Schema): Schema {
  const propertyName = fieldThatTells(schema.oneOf ?? schema.anyOf ?? []);
  const inner = mapInner(schema, discriminate);
  return propertyName === undefined ? inner : { discriminator: { propertyName }, ...inner };
}

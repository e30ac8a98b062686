// The shapes of an `anyOf` or `oneOf`: how they are called, and whether they can be told apart.
import type { Schema } from '../../schema.ts';
import { shown } from './conditions.ts';

type Choice = Schema | boolean;

const partsOf = (choice: Choice | undefined): Schema => (typeof choice === 'object' ? choice : {});

function valuesOf(choice: Choice | undefined): unknown[] | undefined {
  const schema = partsOf(choice);
  return 'const' in schema ? [schema.const] : schema.enum;
}

const typesOf = (choice: Choice): unknown[] | undefined => {
  const { type } = partsOf(choice);
  return type === undefined ? undefined : [type].flat().map((one) => (one === 'integer' ? 'number' : one));
};

const shareNone = (some: unknown[] | undefined, others: unknown[] | undefined): boolean =>
  some !== undefined && others !== undefined && !some.some((one) => others.includes(one));

/** That no value fits both can be seen: by their types, or by a field that both demand with values of their own. */
function areTwoApart(one: Choice, other: Choice): boolean {
  const [first, second] = [partsOf(one), partsOf(other)];
  const demanded = (first.required ?? []).filter((key) => second.required?.includes(key));
  return (
    shareNone(typesOf(one), typesOf(other)) ||
    shareNone(valuesOf(one), valuesOf(other)) ||
    demanded.some((key) => shareNone(valuesOf(first.properties?.[key]), valuesOf(second.properties?.[key])))
  );
}

export const areApart = (choices: Choice[]): boolean =>
  choices.every((one, at) => choices.slice(at + 1).every((other) => areTwoApart(one, other)));

/** By its title, by the one value that it demands, or by its number. */
export function choiceName(choice: Choice, at: number): string {
  const schema = partsOf(choice);
  const fixed = [schema, ...Object.values(schema.properties ?? {})]
    .map(valuesOf)
    .find((values) => values?.length === 1);
  return schema.title ?? (fixed ? shown(fixed[0]) : String(at + 1));
}

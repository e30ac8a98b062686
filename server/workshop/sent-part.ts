// What of a stored row its form would send: neither what is another form's, nor what does not apply to this very row.
import { valueAt } from '#schemas/explain.ts';
import { isObject } from '#schemas/is-object.ts';
import type { Schema } from '#schemas/schema.ts';
import { appliedTo, schemasAt } from '#schemas/walk.ts';
import { branchJudgeOf } from '../platform/branch-judge.ts';

const namesOf = ({ properties = {} }: Schema): string[] => Object.keys(properties);

/** @param schema the resolved schema of the form */
export function sentPartBy(schema: Schema): (value: unknown) => unknown {
  const isValid = branchJudgeOf(schema);
  const isClosed = schema.unevaluatedProperties === false;
  return (value) => {
    if (!isObject(value)) return value;
    const own = Object.entries(value).filter(([key]) => schemasAt(schema, [key]).length > 0);
    const sent = structuredClone(Object.fromEntries(own));
    const applied = appliedTo(schema, sent, isValid);
    for (const { path, schema: part } of applied)
      for (const [key, field] of Object.entries<Schema | boolean>(part.properties ?? {})) {
        const place = valueAt(sent, path);
        if (field === false && isObject(place)) delete place[key];
      }
    const named = new Set(
      applied.flatMap(({ path, schema: part }) => (path.length > 0 ? path.slice(0, 1) : namesOf(part))),
    );
    return isClosed ? Object.fromEntries(Object.entries(sent).filter(([key]) => named.has(key))) : sent;
  };
}

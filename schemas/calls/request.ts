// What a row of the call table means for a request: by itself, so that who makes one call need not know them all.
import type { Call } from './call.ts';

/** The twin of a row, as a row. */
export function twinOf({ twin, query, ...row }: Call): Call | undefined {
  if (!twin) return undefined;
  if (twin !== 'DELETE') return { ...row, ...twin, ours: true };
  return { ...row, ...(query ? { query } : {}), method: 'DELETE', ours: true };
}

/** Whether a row changes what the marketplace stores, so that a repeated submit of it must count once. */
export const isMutation = ({ method, permission, twin }: Call): boolean =>
  (method !== 'GET' || twin === 'DELETE') && !/^(public|session)$|\.read$/.test(permission);

type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;

/** The `{name}` places of a row's path. */
export type ParamsOf<C extends Call> = Record<ParamsIn<C['path']>, string>;

/**
 * Puts the params into a row's path, each percent-encoded as one segment.
 * Throws for `.` and `..`: every URL parser drops them, encoded or not, so that another call would be made.
 */
export function pathOf<C extends Call>(row: C, params: ParamsOf<C>): string {
  return row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Record<string, string>)[name] ?? '';
    if (value === '.' || value === '..') throw new RangeError(`"${value}" cannot be sent as ${name}.`);
    return encodeURIComponent(value);
  });
}

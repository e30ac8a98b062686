// §7: one row per HTTP call. Below {host}/api; the server answers each row, the client makes each row.
import type { Call } from './calls/call.ts';
import { callsOf } from './collections.ts';
import { collections } from './generated/collections.ts';
import type { Bodies, CollectionName, CollectionStep, Entities, Forms, PicturedName } from './types.ts';
import { writtenCalls } from './written-calls.ts';

export type { Call };

export const collectionCalls = callsOf<CollectionName, CollectionStep, PicturedName>(collections);

export const calls = { ...writtenCalls, ...collectionCalls } as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

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

/** The `{name}` places of a row's path; any where that is not known. */
export type ParamsOf<C extends Call> = `/${string}` extends C['path']
  ? Record<string, string>
  : Record<ParamsIn<C['path']>, string>;

/** The JSON body that a row sends; `undefined` where it sends none, any where that is not known. */
export type BodyOf<C extends Call> = C extends { body: infer Name }
  ? Name extends keyof Forms
    ? Forms[Name]
    : Name extends keyof Bodies
      ? Bodies[Name]
      : never
  : 'body' extends keyof C
    ? object | undefined
    : undefined;

/** What a row answers in `data`. */
export type AnswerOf<C extends Call> = C extends { answer: readonly [infer Name extends keyof Entities] }
  ? Entities[Name][]
  : C extends { answer: infer Name extends keyof Entities }
    ? Entities[Name]
    : unknown;

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

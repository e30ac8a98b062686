// §7: one row per HTTP call. Below {host}/api; the server answers each row, the client makes each row.
import type { Call } from './calls/call.ts';
import { collectionCalls } from './collection-calls.ts';
import type { Bodies, Entities, Forms } from './types.ts';
import { writtenCalls } from './written-calls.ts';

export { collectionCalls };
export type { Call };
export { isMutation, pathOf, twinOf, type ParamsOf } from './calls/request.ts';

export const calls = { ...writtenCalls, ...collectionCalls } as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** The JSON body that a row sends; `undefined` where it sends none. */
export type BodyOf<C extends Call> = C extends { body: infer Name }
  ? Name extends keyof Forms
    ? Forms[Name]
    : Name extends keyof Bodies
      ? Bodies[Name]
      : never
  : undefined;

/** What a row answers in `data`. */
export type AnswerOf<C extends Call> = C extends { answer: readonly [infer Name extends keyof Entities] }
  ? Entities[Name][]
  : C extends { answer: infer Name extends keyof Entities }
    ? Entities[Name]
    : unknown;

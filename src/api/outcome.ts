// What came of a call, and what a failure means.
import type { Envelope } from '#schemas/envelope.ts';
import { isObject } from '#schemas/is-object.ts';
import type { Text } from '#schemas/text.ts';

/** Why a call did not work. `refused`: the server answered no, by an envelope or a bare 403; `unreachable`: neither that. */
export interface Failure<Data = unknown> {
  ok: false;
  kind: 'refused' | 'unreachable';
  /** 0 without an answer. */
  status: number;
  /** One English text, to be translated. */
  error: Text;
  sort?: string;
  /** Problems by field, from a server that sends them. */
  errors?: Record<string, Text>;
  /** The newer row of a 412. */
  data?: Data;
}

export interface Success<Data> {
  ok: true;
  data: Data;
  envelope: Envelope<Data> & Record<string, unknown>;
}

export type Outcome<Data> = Success<Data> | Failure<Data>;

/** Saves a change of a row. @returns the failure, with the newer row when somebody else was first; nothing when it worked */
export type Save<Row, Value> = (row: Row, value: Value) => Promise<Failure<Row> | undefined>;

const badRequest = 400;
const unauthorized = 401;
const forbidden = 403;
const notFound = 404;
const preconditionFailed = 412;
const serverFailure = 500;
const tooOften = 429;

/** Whether nobody is signed in any more. */
export const isSignedOut = ({ status }: Pick<Failure, 'status'>): boolean => status === unauthorized;

/** What an answer without an envelope says. */
export const kindOf = (status: number): Failure['kind'] => (status === forbidden ? 'refused' : 'unreachable');

/** Whether the server answered that there is no row with this id, or can be none, and not that it does not know the call. */
export const isMissing = ({ kind, status }: Failure): boolean =>
  kind === 'refused' && [badRequest, notFound].includes(status);

/** Whether somebody else saved first. */
export const isTooLate = ({ status }: Failure): boolean => status === preconditionFailed;

/** The same, where the server answered with what they saved: a row, and nothing else in its place. */
export const isOutdated = <Row>(failure: Failure<Row>): failure is Failure<Row> & { data: Row } =>
  isTooLate(failure) && isObject(failure.data) && Object.keys(failure.data).length > 0;

/** Whether the server answered no to what was asked, and will again; not one that is in trouble, or is asked too often. */
export const isRefused = ({ kind, status }: Failure): boolean =>
  kind === 'refused' && status < serverFailure && status !== tooOften;

/** An error of a statement with its SQLSTATE; the parameters are left out, since they may hold secrets. */
export class StatementError extends Error {
  override readonly name: string = 'StatementError';
  readonly code: string;
  readonly constraint?: string;

  constructor(message: string, code: string, options: { constraint?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    if (options.constraint) this.constraint = options.constraint;
  }
}

export const CONNECTION_FAILURE = '08006';
export const TRANSACTION_ABORTED = '25P02';
/** SQLSTATE `transaction_resolution_unknown`. */
const UNSETTLED = '08007';

export type Failure = 'unsettled' | 'unavailable' | 'full' | 'conflict' | 'invalid' | 'unknown';

/** SQLSTATEs and codes of the operating system; the first row that fits decides. */
const FAILURES: readonly [Failure, RegExp][] = [
  ['full', /^(53100|ENOSPC|EDQUOT)$/],
  ['unsettled', new RegExp(`^${UNSETTLED}$`)],
  ['unavailable', /^(08...|53...|57P0.|57014|55P03|25006)$/],
  ['unavailable', /^(ECONN[A-Z]+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/],
  ['conflict', /^(23505|40001|40P01)$/],
  ['invalid', /^(22...|23502|23503|23514)$/],
];

/** What an error of either engine means to a caller; `unknown` for everything that is not the database's. */
export function classifyFailure(error: unknown): Failure {
  const code = codeOf(error);
  return FAILURES.find(([, codes]) => codes.test(code))?.[0] ?? 'unknown';
}

/** Whether the connection is gone, and with it whatever was not committed. */
export const isLostConnection = (error: unknown): boolean =>
  [CONNECTION_FAILURE, UNSETTLED].includes(codeOf(error));

/** Why a commit failed: one that was not answered may have been done or not. */
export function failureOfCommit(error: unknown): unknown {
  if (classifyFailure(error) !== 'unavailable') return error;
  return new StatementError('Whether the transaction was committed is not known.', UNSETTLED, {
    cause: error,
  });
}

/** The unique index, foreign key or check that refused a row. */
export function violatedConstraint(error: unknown): string | undefined {
  return textOf(error, 'constraint') || undefined;
}

export function codeOf(error: unknown): string {
  return textOf(error, 'code');
}

function textOf(error: unknown, key: 'code' | 'constraint'): string {
  if (!(error instanceof Error) || !(key in error)) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}

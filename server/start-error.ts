/** A reason not to start that a person can act on: `main.ts` prints its message alone, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

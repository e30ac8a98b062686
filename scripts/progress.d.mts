/** Shows a long step, its time and whether it worked. */
export function showProgress<T>(title: string, work: () => Promise<T>): Promise<T>;
/** An error whose sentence is all a person needs. */
export class Refusal extends Error {}
/** Runs a command to its end and turns a failure into a message and exit code 1. */
export function main(command: () => unknown): Promise<void>;

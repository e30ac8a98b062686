/** Runs a command to its end and turns a failure into a message and exit code 1. */
export function main(command: () => unknown): Promise<void>;

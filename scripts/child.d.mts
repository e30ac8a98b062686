/** Runs a program to its end without showing what it prints: exit code (1 after a signal) and both streams as they came. */
export function run(
  program: string,
  args: string[],
  env?: Record<string, string>,
): Promise<{ code: number; output: string }>;

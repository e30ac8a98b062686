import { parseArgs } from 'node:util';
import { help, orUsage } from './or-usage.ts';

/**
 * What a script without options of its own is asked for by name; nothing where its usage is asked for, which is told here.
 * @throws {Refusal} with the usage when something else is asked for
 */
export function readNames(args: string[], usage: string, allowPositionals = false): string[] | undefined {
  const { values, positionals } = orUsage(usage, () =>
    parseArgs({ args, options: { help }, allowPositionals }),
  );
  if (!values.help) return positionals;
  console.log(usage);
  return undefined;
}

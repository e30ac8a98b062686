import { parseArgs } from 'node:util';
import { Refusal } from './progress.mjs';

/**
 * What a script without options of its own is asked for by name; nothing where its usage is asked for, which is told here.
 * @throws {Refusal} with the usage when something else is asked for
 */
export function readNames(args: string[], usage: string, allowPositionals = false): string[] | undefined {
  try {
    const options = { help: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals });
    if (!values.help) return positionals;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
  console.log(usage);
  return undefined;
}

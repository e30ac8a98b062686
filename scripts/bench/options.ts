// What is asked for on the command line.
import { parseArgs } from 'node:util';

export interface Options {
  quick: boolean;
  full: boolean;
  strict: boolean;
  only: string[];
  json: string | undefined;
}

const usage = (
  names: readonly string[],
): string => `npm run bench -- [--quick | --full] [--only NAME …] [--json FILE] [--strict]

  --quick   fewer runs and sizes, below 90 seconds
  --full    also 1,000,000 rows
  --only    ${names.join(', ')}; may be given more than once
  --json    writes every figure into a file
  --strict  ends with exit code 1 when a goal is missed`;

/** Reads the options; `undefined` after the usage was shown, because it was asked for or is needed. */
export function readOptions(args: string[], names: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        json: { type: 'string' },
      },
    });
    const { help, json, ...options } = values;
    const unknown = options.only.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no measure named ${unknown.join(', ')}.`);
    if (!help) return { ...options, json };
    console.log(usage(names));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage(names)}`);
    process.exitCode = 1;
  }
  return undefined;
}

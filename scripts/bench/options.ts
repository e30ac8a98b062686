import { parseArgs } from 'node:util';
import { help, orUsage } from '../or-usage.ts';

export const usage = (names: string[]): string => `npm run bench -- [--quick] [--only NAME …] [--json FILE]

  --quick   fewer runs, and 100,000 rows at most instead of 1,000,000
  --only    ${names.join(', ')}; may be given more than once
  --json    writes every figure into a file`;

/** @throws {Refusal} with the usage when something else is asked for */
export function readOptions(args: string[], names: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const only = { type: 'string', multiple: true, default: names } as const;
  return orUsage(usage(names), () => {
    const options = { quick: flag, help, only, json: { type: 'string' } } as const;
    const { values } = parseArgs({ args, options });
    const unknown = values.only.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no measure named ${unknown.join(', ')}.`);
    return values;
  });
}

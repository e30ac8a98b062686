import { parseArgs } from 'node:util';
import { help, orUsage } from '../or-usage.ts';
import { engines } from './stage.ts';

export const usage = (
  names: string[],
): string => `npm run prove -- [--quick] [--only NAME …] [--engine NAME] [--minutes N] [--report FILE]

  --quick    what npm test does: small numbers of the rows that no test proves in the same form; writes no report
  --only     ${names.join(', ')}; may be given more than once
  --engine   ${engines.join(' or ')}; both without it
  --minutes  begins no new portion of a row and engine after so long; the next run goes on where this one stopped
  --report   where each portion is appended, as a line of JSON; data/prove.jsonl without it`;

/** @throws {Refusal} with the usage when something else is asked for */
export function readOptions(args: string[], names: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const only = { type: 'string', multiple: true, default: names } as const;
  const report = { type: 'string', default: 'data/prove.jsonl' } as const;
  return orUsage(usage(names), () => {
    const text = { type: 'string' } as const;
    const options = { quick: flag, help, only, report, engine: text, minutes: text } as const;
    const { values } = parseArgs({ args, options });
    const unknown = values.only.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no row named ${unknown.join(', ')}.`);
    const asked = engines.filter((engine) => (values.engine ?? engine) === engine);
    if (asked.length === 0) throw new Error(`There is no engine named ${values.engine}.`);
    const minutes = Number(values.minutes ?? Infinity);
    if (!(minutes >= 0)) throw new Error('--minutes must be a number.');
    return { ...values, minutes, engines: asked };
  });
}

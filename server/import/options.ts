// What the command line of an import says.
import { stat } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../env.ts';

export interface CommandLine {
  file: string;
  map: string;
  refused: string;
  dryRun: boolean;
}

const USAGE = 'npm run import -- FILE --map MAP.json [--refused PATH] [--dry-run]';

/** Throws a `StartError` that shows how the command is written. */
export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new StartError(`Name one CSV file: ${USAGE}`);
  if (values.map === undefined)
    throw new StartError(
      `Say how its columns are read with --map, such as --map schemas/imports/boats-for-sale.map.json: ${USAGE}`,
    );
  const refused = values.refused ?? `${basename(file, extname(file))}.refused.csv`;
  if (resolve(refused) === resolve(file))
    throw new StartError(`The refused rows would overwrite ${file}; name another file after --refused.`);
  return { file, map: values.map, refused, dryRun: values['dry-run'] };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        refused: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    const what = cause instanceof Error ? cause.message.split('. ')[0] : String(cause);
    throw new StartError(`${what}: ${USAGE}`, { cause });
  }
}

/** The size of the CSV in bytes. Throws a `StartError` when there is no such file. */
export async function sizeOf(file: string): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) throw new StartError(`There is no file ${file}; check its name.`);
  if (!stats.isFile()) throw new StartError(`${file} is a folder; name a CSV file.`);
  return stats.size;
}

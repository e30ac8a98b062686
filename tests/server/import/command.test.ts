import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDirectory } from '#server/database/lock.ts';
import { readMap } from '#server/import/map.ts';
import { readCommandLine, sizeOf } from '#server/import/options.ts';
import { readRows } from '#server/import/rows.ts';
import { shortLived } from '#tests/support/server/process.ts';

const root = join(import.meta.dirname, '../../..');
const csv = join(import.meta.dirname, 'listings.csv');
const mapFile = join(import.meta.dirname, 'listings.map.json');
let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'import-command-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function run(...args: string[]): { code: number | null; told: string; said: string } {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [shortLived, '--import', 'tsx', 'server/import/main.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(dir, 'data'), DATABASE_URL: '' },
    },
  );
  return { code: status, told: stderr.trim(), said: stdout.trim() };
}

function written(name: string, text: string): string {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
}

function mapWith(name: string, from: string, to: string): string {
  const text = readFileSync(mapFile, 'utf8');
  expect(text).toContain(from);
  return written(name, text.replace(from, to));
}

describe('the command line', () => {
  test('names a file and a map; refused rows go to the current directory', () => {
    expect(readCommandLine(['lists/boats.csv', '--map', 'm.json', '--dry-run'])).toEqual({
      file: 'lists/boats.csv',
      map: 'm.json',
      refused: 'boats.refused.csv',
      dryRun: true,
    });
    expect(readCommandLine(['boats.csv', '--map', 'm.json', '--refused', 'out.csv'])).toMatchObject({
      refused: 'out.csv',
      dryRun: false,
    });
  });

  test.each<[what: string, args: string[], sentence: string]>([
    ['without a file', [], 'Name one CSV file: npm run import -- FILE --map MAP.json'],
    ['with two files', ['a.csv', 'b.csv'], 'Name one CSV file: '],
    ['without a map', ['a.csv'], 'Say how its columns are read with --map, such as '],
    ['with an unknown option', ['a.csv', '--mop'], "Unknown option '--mop': npm run import -- "],
    [
      'that would overwrite the file',
      ['a.csv', '--map', 'm.json', '--refused', './a.csv'],
      'The refused rows would overwrite a.csv; name another file after --refused.',
    ],
  ])('%s is refused in one sentence', (_what, args, sentence) => {
    expect(() => readCommandLine(args)).toThrow(sentence);
  });
});

describe('the file', () => {
  test('that is missing or a folder is told', async () => {
    await expect(sizeOf('nowhere.csv')).rejects.toThrow('There is no file nowhere.csv; check its name.');
    await expect(sizeOf(dir)).rejects.toThrow('is a folder; name a CSV file.');
  });

  test('that is empty, or lacks a column that the map reads, is told before a row is read', async () => {
    const map = await readMap(mapFile);
    await expect(readRows(written('empty.csv', ''), map)).rejects.toThrow(
      'empty.csv is empty; the first line must name the columns.',
    );
    await expect(readRows(written('few.csv', 'Kind,Engine,Made\nA,B,C\n'), map)).rejects.toThrow(
      'few.csv has no column "Name", which the map reads; its columns are Kind, Engine, Made.',
    );
  });

  const descriptors = '/proc/self/fd';
  /** What the process has open, where the system says so; a descriptor may be closed between two looks. */
  function openFiles(): string[] {
    return readdirSync(descriptors).flatMap((name) => {
      try {
        return readlinkSync(join(descriptors, name));
      } catch {
        return [];
      }
    });
  }

  test.runIf(existsSync(descriptors)).each(['utf8', 'windows-1252'] as const)(
    'in %s that is refused is not left open',
    async (encoding) => {
      // More than is read ahead.
      const file = written('long.csv', `Kind\n${'A\n'.repeat(500_000)}`);
      const map = { ...(await readMap(mapFile)), encoding };
      await expect(readRows(file, map)).rejects.toThrow('long.csv has no column');
      await expect.poll(openFiles).not.toContain(realpathSync(file));
    },
  );

  test('that stops being a CSV is told with the line', async () => {
    const header = readFileSync(csv, 'utf8').split('\n')[0];
    const { rows } = await readRows(written('broken.csv', `${header}\n1,"2`), await readMap(mapFile));
    await expect(rows.next()).rejects.toThrow(
      /broken\.csv is not a CSV from line \d+ on \(.*\); mend that line and run the import again\.$/,
    );
  });
});

describe('the map', () => {
  test('that is missing, no JSON, or wrong, is told with place and remedy', async () => {
    const cases: [file: string, sentence: string][] = [
      ['nowhere.json', 'The map nowhere.json cannot be read; check its name after --map.'],
      [written('no.json', '{,}'), 'no.json is not valid JSON'],
      [
        mapWith('as.json', '"as": "feet"', '"as": "feets"'),
        'as.json, /fields/size/as: "feets" is not known here; did you mean "feet"?',
      ],
      [
        mapWith('field.json', '"capacity": {', '"capasity": {'),
        'field.json, /fields: "capasity" is not a field of Boat Information; did you mean "capacity"?',
      ],
      [
        mapWith('bath.json', '"bathroomcount": { "default": 1 },', ''),
        'bath.json, /fields: "bathroomcount" is missing; name its column, or a default for every boat.',
      ],
    ];
    for (const [file, sentence] of cases) await expect(readMap(file)).rejects.toThrow(sentence);
  });

  test('of the product is one that the command accepts', async () => {
    const shipped = await readMap(join(root, 'schemas/imports/boats-for-sale.map.json'));
    expect(shipped.host?._id).toBe('boats-for-sale');
  });
});

test('the command brings a file in', () => {
  const refused = join(dir, 'refused.csv');
  const first = run(csv, '--map', mapFile, '--refused', refused);
  expect(first.code).toBe(0);
  // A slow machine says how far it is.
  expect(first.told.replaceAll(/^Importing, .*$/gm, '').trim()).toBe('');
  expect(first.said).toMatch(/^15 rows: 7 added, 0 already there, 8 refused, in [\d.]+ s\.\n/);
  expect(first.said).toContain(`The refused rows with their reasons: ${refused}`);
});

test('a data directory that a running server holds is told on one line', async () => {
  const release = await lockDirectory(join(dir, 'data'));
  try {
    const { code, told } = run(csv, '--map', mapFile);
    expect(told).toMatch(/^The data directory .* is already used .* Stop that process.*DATABASE_URL.*$/);
    expect(code).toBe(1);
  } finally {
    await release();
  }
});

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Diagnostic {
  code: string;
  message: string;
  help?: string;
  filename: string;
}

/** What each file says whose refusals are asked for, by its number: they are all read in one run. */
const asked: { filePath: string; code: string }[] = [];
const found = new Map<number, string[]>();

const nameOf = (at: number): string => {
  const { filePath = '' } = asked[at] ?? {};
  return join(dirname(filePath), `n${at}-${basename(filePath)}`);
};

/** @returns reads, once the tests run, what the fences say against the code as that file's */
function refusals(filePath: string, code: string): () => string[] {
  const at = asked.push({ filePath, code }) - 1;
  return () => found.get(at) ?? [];
}

let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'quarterdeck-fences-')));
  // The rules that need types need a project: these are about names.
  const config = `
    import config from ${JSON.stringify(join(root, 'oxlint.config.ts'))};
    export default { ...config, options: {}, jsPlugins: [${JSON.stringify(join(root, 'oxlint.rules.js'))}] };`;
  await writeFile(join(folder, 'oxlint.config.ts'), config);
  for (const [at, { code }] of asked.entries()) {
    await mkdir(dirname(join(folder, nameOf(at))), { recursive: true });
    await writeFile(join(folder, nameOf(at)), code);
  }
  const numbers = new Map(asked.map((_, at) => [nameOf(at), at]));
  for (const { code, message, help, filename } of await lint()) {
    const at = numbers.get(relative(folder, join(folder, filename)));
    if (at === undefined) throw new Error(`${filename}: ${message}`);
    if (/no-restricted|named-status/.test(code)) found.set(at, [...(found.get(at) ?? []), help ?? message]);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function lint(): Promise<Diagnostic[]> {
  const args = [
    '--import',
    import.meta.resolve('tsx'),
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '-f',
    'json',
    '.',
  ];
  return new Promise((resolve, reject) => {
    // It ends with 1 where it has found something.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_, output, errors) => {
      try {
        resolve((JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics);
      } catch {
        reject(new Error(output + errors));
      }
    });
  });
}

const usesImport = (from: string) => `import { thing } from '${from}';\nvoid thing;\n`;
const usesTypeImport = (from: string) => `import type { Thing } from '${from}';\nexport type Mine = Thing;\n`;
const usesLazyImport = (from: string) => `export const load = () => import('${from}');\n`;

interface Layer {
  file: string;
  allowed: string[];
  refused: string[];
}

const layers: Record<string, Layer> = {
  schemas: {
    file: 'schemas/calls.ts',
    allowed: ['#schemas/types.ts', './types.ts', 'ajv', 'node:fs'],
    refused: [
      '#machines/codes.ts',
      '#server/app.ts',
      '#src/look/theme.ts',
      '#tests/support/browser/browser.ts',
      'react',
      'xstate',
      'fastify',
      'valtio',
    ],
  },
  machines: {
    file: 'machines/document.machine.ts',
    allowed: ['#schemas/types.ts', 'xstate', './codes.ts'],
    refused: [
      'react',
      '@mui/material/Button',
      'valtio',
      'ofetch',
      'fastify',
      '@xstate/react',
      '#src/api/call.ts',
      '#server/app.ts',
      '../server/app.ts',
    ],
  },
  server: {
    file: 'server/app.ts',
    allowed: [
      '#schemas/calls.ts',
      '#machines/codes.ts',
      '#server/boats/queries.ts',
      'fastify',
      'socket.io',
      './env.ts',
    ],
    refused: [
      '#src/api/call.ts',
      'react',
      '@mui/material/Button',
      '@rjsf/core',
      '#tests/support/browser/browser.ts',
      '../src/look/theme.ts',
      'sql-template-tag',
      'pg',
      '@electric-sql/pglite',
    ],
  },
  'a room of the server': {
    file: 'server/boats/routes.ts',
    allowed: ['#server/boats/queries.ts', './queries.ts', '../http/answer.ts', 'fastify'],
    refused: [
      'sql-template-tag',
      'pg',
      '@electric-sql/pglite',
      'react',
      '#src/look/theme.ts',
      '../../src/look/theme.ts',
    ],
  },
  'the queries of a room': {
    file: 'server/payouts/line-queries.ts',
    allowed: ['sql-template-tag', '../database/database.ts', '#machines/codes.ts'],
    refused: ['#src/api/call.ts', 'react', '../../src/look/theme.ts'],
  },
  'server/database': {
    file: 'server/database/open.ts',
    allowed: ['sql-template-tag', 'pg', '@electric-sql/pglite', '../env.ts'],
    refused: ['#src/api/call.ts', 'react', 'valtio', '../../src/look/theme.ts'],
  },
  'src/api': {
    file: 'src/api/call.ts',
    allowed: ['#schemas/calls.ts', 'ofetch', 'socket.io-client', './socket.ts'],
    refused: [
      '#src/stores/boats.ts',
      '#src/screens/login/login.tsx',
      '#src/components/boats/boat-card.tsx',
      '#src/forms/schema-form.tsx',
      '#server/app.ts',
      'react',
      'valtio',
      '../stores/boats.ts',
    ],
  },
  'src/stores': {
    file: 'src/stores/boats.ts',
    allowed: ['#schemas/types.ts', '#machines/codes.ts', '#src/api/call.ts', 'valtio', './session.ts'],
    refused: [
      '@mui/material/Button',
      '#src/components/boats/boat-card.tsx',
      '#src/screens/login/login.tsx',
      '#src/layout/shell.tsx',
      'ofetch',
      'socket.io-client',
      '#server/app.ts',
      '../api/call.ts',
    ],
  },
  'src/look': {
    file: 'src/look/theme.ts',
    allowed: [
      '@mui/material/styles',
      'valtio',
      '#schemas/labels.json',
      '#src/browser/storage.ts',
      './tokens.ts',
    ],
    refused: [
      '#src/stores/session.ts',
      '#src/components/boats/boat-card.tsx',
      '#src/layout/shell.tsx',
      '#src/screens/login/login.tsx',
      '#src/api/call.ts',
      '../browser/storage.ts',
    ],
  },
  'src/components': {
    file: 'src/components/boats/boat-card.tsx',
    allowed: [
      'react',
      '@mui/material/Button',
      '@mui/icons-material/Search',
      '#schemas/labels.json',
      '#src/look/theme.ts',
      './status-chip.tsx',
    ],
    refused: [
      '#src/api/call.ts',
      '#src/stores/boats.ts',
      '#src/screens/login/login.tsx',
      '#src/layout/shell.tsx',
      'valtio',
      'ofetch',
      '@rjsf/core',
      '@mui/material',
      '@mui/icons-material',
      '../api/call.ts',
      './boat-card.stories.tsx',
    ],
  },
  'src/forms': {
    file: 'src/forms/schema-form.tsx',
    allowed: [
      '@rjsf/core',
      '@rjsf/utils',
      '@mui/material/Button',
      '#schemas/types.ts',
      '#src/components/machines/status-chip.tsx',
    ],
    refused: [
      '#src/api/call.ts',
      '#src/stores/boats.ts',
      '#src/screens/login/login.tsx',
      'valtio',
      'ofetch',
      '#server/app.ts',
    ],
  },
  'src/screens': {
    file: 'src/screens/boats/info.tsx',
    allowed: [
      '#src/api/call.ts',
      '#src/stores/boats.ts',
      '#src/forms/schema-form.tsx',
      '#src/components/boats/boat-card.tsx',
      '#machines/codes.ts',
      'wouter',
      'xstate',
      './parts.tsx',
    ],
    refused: [
      '#src/screens/login/login.tsx',
      '../login.tsx',
      'ofetch',
      'socket.io-client',
      '@rjsf/core',
      '#server/app.ts',
      'fastify',
    ],
  },
  'src/layout': {
    file: 'src/layout/shell.tsx',
    allowed: ['#src/stores/session.ts', '#src/components/language-menu.tsx', 'wouter', '#machines/codes.ts'],
    refused: ['#src/screens/login/login.tsx', 'ofetch', '@rjsf/core', '#tests/support/browser/browser.ts'],
  },
  'src itself': {
    file: 'src/app/routes.tsx',
    allowed: ['#src/screens/login/login.tsx', '#src/layout/shell.tsx', '#src/api/call.ts', 'wouter'],
    refused: ['ofetch', '@rjsf/core', '#server/app.ts', '#tests/support/browser/browser.ts'],
  },
};

const kinds = [usesImport, usesTypeImport, usesLazyImport];

describe.each(Object.entries(layers))('the fence of %s', (_name, { file, allowed, refused }) => {
  const of = (from: string) => ({ from, said: kinds.map((uses) => refusals(file, uses(from))) });

  test.each(allowed.map(of))('lets $from in', ({ said }) => {
    expect(said.map((read) => read())).toEqual([[], [], []]);
  });

  test.each(refused.map(of))('keeps $from out and says what to do', ({ said }) => {
    for (const read of said) expect(read()).toEqual([expect.stringMatching(/: \S|\. Move /)]);
  });
});

describe('tests and stories', () => {
  const said = ['#src/stores/boats.ts', '#server/app.ts', '@rjsf/core', 'ofetch'].flatMap((from) => [
    refusals('tests/src/boats.test.ts', usesImport(from)),
    refusals('src/components/boats/boat-card.stories.tsx', usesImport(from)),
  ]);

  test('may import anything', () => {
    for (const read of said) expect(read()).toEqual([]);
  });
});

describe('the browser’s network functions', () => {
  const code = "void fetch('/config.json');\n";
  const others = [
    refusals('src/screens/login/login.tsx', code),
    // Only the folder of the product's own data is left out, none of that name below.
    refusals('src/screens/data/data.tsx', code),
    refusals('src/stores/boats.ts', code),
  ];
  const api = refusals('src/api/call.ts', code);

  test('are used by src/api alone', () => {
    for (const read of others) expect(read()).toHaveLength(1);
    expect(api()).toEqual([]);
  });
});

describe('§4 a status is compared by name', () => {
  const numbered = [
    'boat.status.navigation === 1',
    '0 !== authorization',
    'booking.status > 1',
    'row.result == 2',
  ].map((expression) => {
    const names = expression.split(/[ .]/).includes('authorization') ? 'authorization' : 'boat, booking, row';
    const code = `export const is = (${names}) => ${expression};\n`;
    const elsewhere = ['server/boats/routes.ts', 'src/components/boats/boat-card.tsx'];
    return {
      expression,
      elsewhere: elsewhere.map((file) => refusals(file, code)),
      machines: refusals('machines/codes.ts', code),
    };
  });

  test.each(numbered)('$expression is refused outside machines/', ({ elsewhere, machines }) => {
    for (const read of elsewhere) expect(read()).toHaveLength(1);
    expect(machines()).toEqual([]);
  });

  const choice = refusals(
    'src/components/boats/boat-card.tsx',
    'export function label(row) { switch (row.status) { case 1: return "Approved"; default: return ""; } }\n',
  );
  test('a switch over a status is refused too', () => {
    expect(choice()).toHaveLength(1);
  });

  const others = refusals(
    'src/api/call.ts',
    'export const is = (row, codes) => row.status === 404 || row.count === 1 || row.status === codes.approved;\n',
  );
  test('an HTTP status, a count and a name pass', () => {
    expect(others()).toEqual([]);
  });
});

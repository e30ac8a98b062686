import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

// Type-aware rules need files on disk; the fences do not.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
const FENCES = ['no-restricted-imports', 'no-restricted-syntax', 'no-restricted-globals'];

async function refusals(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.filter(({ ruleId }) => FENCES.includes(ruleId ?? '')).map(({ message }) => message);
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
      '#tests/support/browser.ts',
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
      '#tests/support/browser.ts',
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
      '#src/screens/login.tsx',
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
      '#src/screens/login.tsx',
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
      '#src/screens/login.tsx',
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
      '#src/screens/login.tsx',
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
      '#src/screens/login.tsx',
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
      '#src/screens/login.tsx',
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
    refused: ['#src/screens/login.tsx', 'ofetch', '@rjsf/core', '#tests/support/browser.ts'],
  },
  'src itself': {
    file: 'src/app/routes.tsx',
    allowed: ['#src/screens/login.tsx', '#src/layout/shell.tsx', '#src/api/call.ts', 'wouter'],
    refused: ['ofetch', '@rjsf/core', '#server/app.ts', '#tests/support/browser.ts'],
  },
};

describe.each(Object.entries(layers))('the fence of %s', (_name, { file, allowed, refused }) => {
  test.each(allowed)('lets %s in', async (from) => {
    expect(await refusals(file, usesImport(from))).toEqual([]);
    expect(await refusals(file, usesLazyImport(from))).toEqual([]);
  });

  test.each(refused)('keeps %s out and says what to do', async (from) => {
    for (const code of [usesImport(from), usesTypeImport(from), usesLazyImport(from)]) {
      const messages = await refusals(file, code);
      expect(messages, code).toHaveLength(1);
      expect(messages[0]).toMatch(/: \S|\. Move /);
    }
  });
});

test('tests and stories may import anything', async () => {
  for (const from of ['#src/stores/boats.ts', '#server/app.ts', '@rjsf/core', 'ofetch']) {
    expect(await refusals('tests/src/boats.test.ts', usesImport(from))).toEqual([]);
    expect(await refusals('src/components/boats/boat-card.stories.tsx', usesImport(from))).toEqual([]);
  }
});

test('only src/api uses the browser’s network functions', async () => {
  const code = "void fetch('/config.json');\n";
  expect(await refusals('src/screens/login.tsx', code)).toHaveLength(1);
  expect(await refusals('src/stores/boats.ts', code)).toHaveLength(1);
  expect(await refusals('src/api/call.ts', code)).toEqual([]);
});

describe('§4 a status is compared by name', () => {
  const numbered = [
    'boat.status.navigation === 1',
    '0 !== authorization',
    'booking.status > 1',
    'row.result == 2',
  ];

  test.each(numbered)('%s is refused outside machines/', async (expression) => {
    const code = `export const is = (${expression.split(/[ .]/).includes('authorization') ? 'authorization' : 'boat, booking, row'}) => ${expression};\n`;
    expect(await refusals('server/boats/routes.ts', code)).toHaveLength(1);
    expect(await refusals('src/components/boats/boat-card.tsx', code)).toHaveLength(1);
    expect(await refusals('machines/codes.ts', code)).toEqual([]);
  });

  test('a switch over a status is refused too', async () => {
    const code =
      'export function label(row) { switch (row.status) { case 1: return "Approved"; default: return ""; } }\n';
    expect(await refusals('src/components/boats/boat-card.tsx', code)).toHaveLength(1);
  });

  test('an HTTP status, a count and a name pass', async () => {
    const code =
      'export const is = (row, codes) => row.status === 404 || row.count === 1 || row.status === codes.approved;\n';
    expect(await refusals('src/api/call.ts', code)).toEqual([]);
  });
});

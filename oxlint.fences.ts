// Who may import whom: the table of layers, and the linter's overrides made from it.
import type { OxlintOverride } from 'oxlint';

interface Ban {
  regex: string;
  message: string;
}

interface Layer {
  files: string[];
  /** Of the files; without them it is all. */
  names?: string[];
  bans: Ban[];
  /** Whether it may use the browser's own network functions. */
  network?: boolean;
}

const layer = (name: string): Ban => ({
  regex: `^#${name}/`,
  message: `This layer does not know ${name}/. Move what both need to a layer below, or pass it in from above.`,
});
const part = (name: string, message: string): Ban => ({ regex: `^#src/${name}(/|\\.)`, message });
const packages = (names: string[], message: string): Ban => ({
  regex: `^(${names.join('|')})(/|$)`,
  message,
});

const react = packages(
  [
    'react',
    'react-dom',
    'react-i18next',
    '@mui',
    '@emotion',
    '@rjsf/(core|mui)',
    'notistack',
    'wouter',
    '@xstate/react',
  ],
  'The screen is drawn in src/: keep this layer free of React and its friends.',
);
const browserState = packages(
  ['valtio', 'ofetch', 'socket\\.io-client'],
  'That is client code: it belongs in src/.',
);
const fastify = packages(
  ['fastify', '@fastify', 'fastify-plugin', 'socket\\.io', 'pg', '@electric-sql', 'sharp', 'pino'],
  'That is server code: it belongs in server/.',
);
const xstate = packages(['xstate'], 'Statecharts live in machines/: nothing below them may know one.');
const io = packages(
  ['ofetch', 'socket\\.io-client'],
  'Only src/api talks to the server: add a function there, or use call() from #src/api/call.ts.',
);
const rjsf = packages(
  ['@rjsf'],
  'Only src/forms knows @rjsf: use SchemaForm from #src/forms/schema-form.tsx.',
);
const mui = packages(
  ['@mui', '@emotion', 'notistack'],
  'This layer shows nothing: move the element to src/components.',
);
const valtio = packages(['valtio'], 'Stores live in src/stores: take the value as a prop.');
const muiRoot = {
  regex: '^@mui/(material|icons-material)$',
  message:
    "Import from the component's own path, as in @mui/material/Button: the root loads the whole library.",
};
const database = packages(
  ['sql-template-tag', 'pg', '@electric-sql/pglite'],
  'SQL lives in server/database and the queries.ts of a room: call a query from there.',
);

const api = part('api', 'Components and forms do no I/O: take data and callbacks as props.');
const stores = part('stores', 'Components and forms know no store: take the value as a prop.');
const screens = part(
  'screens',
  'A screen is a leaf: move what both need to src/components, src/stores or src/layout.',
);
const layout = part('layout', 'The shell surrounds this layer: move what both need to src/components.');
const display = part(
  '(components|forms|look)',
  'This layer shows nothing: return data, and let a screen show it.',
);

const climb = (folders: string): Ban => ({
  regex: `^(\\.\\./)+(${folders})`,
  message: 'Another layer is imported by its path: write #layer/folder/file.ts instead of climbing there.',
});
const story = {
  regex: '\\.stories(\\.tsx)?$',
  message: 'A story is a fixture for tests: move what you need to its component.',
};
const everywhere = [climb('(schemas|machines|server|src|tests)/'), story, layer('tests')];
const client = [
  ...everywhere,
  climb('(api|app|browser|components|forms|language|layout|look|screens|stores)/'),
  layer('server'),
  fastify,
  muiRoot,
];

const server = [...everywhere, layer('src'), react, browserState];

const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'Only src/api talks to the server: add a function there.',
}));

/**
 * A file takes the last row that fits it, and only that one: a narrower block replaces the wider rule, so each row
 * carries all its bans.
 */
const layers: Layer[] = [
  {
    files: ['schemas/**'],
    bans: [
      ...everywhere,
      layer('machines'),
      layer('server'),
      layer('src'),
      react,
      browserState,
      fastify,
      xstate,
    ],
  },
  {
    files: ['machines/**'],
    bans: [...everywhere, layer('server'), layer('src'), react, browserState, fastify],
  },
  { files: ['server/**'], bans: [...server, database], network: true },
  {
    files: ['server/database/**', 'server/demo/**'],
    bans: server,
    network: true,
  },
  { files: ['server/*'], names: ['queries', '*-queries'], bans: server, network: true },
  { files: ['src/**'], bans: [...client, io, rjsf] },
  {
    files: ['src/api/**'],
    bans: [...client, layer('machines'), stores, screens, layout, display, react, valtio, xstate],
    network: true,
  },
  { files: ['src/stores/**'], bans: [...client, io, rjsf, mui, screens, layout, display] },
  {
    files: ['src/look/**', 'src/language/**', 'src/browser/**'],
    bans: [
      ...client,
      io,
      rjsf,
      api,
      stores,
      screens,
      layout,
      part('(components|forms)', 'Every layer of the client uses this one: it knows none of them.'),
    ],
  },
  { files: ['src/components/**'], bans: [...client, io, rjsf, api, stores, screens, layout, valtio] },
  { files: ['src/forms/**'], bans: [...client, io, api, stores, screens, layout, valtio] },
  { files: ['src/layout/**', 'src/screens/**'], bans: [...client, io, rjsf, screens, climb('[^.]')] },
];

export const fences: OxlintOverride[] = [
  ...layers.map(({ files, names = ['*'], bans, network = false }): OxlintOverride => ({
    files: files.flatMap((folder) => names.map((name) => `${folder}/${name}.{ts,tsx}`)),
    rules: {
      'no-restricted-imports': ['error', { patterns: bans }],
      'no-restricted-globals': network ? 'off' : ['error', ...NETWORK],
      'quarterdeck/named-status': files.includes('machines/**') ? 'off' : 'error',
    },
  })),
  // A story may show anything with anything.
  {
    files: ['**/*.stories.tsx'],
    rules: {
      'no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
      'quarterdeck/named-status': 'off',
    },
  },
];

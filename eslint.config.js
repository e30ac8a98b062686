import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { fences } from './eslint.fences.js';

const TYPED = ['**/*.{ts,tsx}'];
const NODE_GLOBALS = [
  'console',
  'process',
  'Buffer',
  'URL',
  'fetch',
  'setTimeout',
  'setInterval',
  'clearInterval',
];

export default defineConfig(
  {
    ignores: [
      'dist',
      'data',
      'coverage',
      'storybook-static',
      'schemas/types.ts',
      'schemas/generated',
      '.cache',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
  },
  {
    files: TYPED,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      // A JSX handler may be asynchronous: React ignores what it returns.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A handler of a promised interface need not wait for anything.
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
    },
  },
  { files: ['**/*.tsx', 'src/**/*.ts'], extends: [reactHooks.configs.flat.recommended] },
  {
    rules: {
      eqeqeq: 'error',
      'no-else-return': ['error', { allowElseIf: false }],
      'prefer-const': 'error',
      'max-lines': ['error', 300],
    },
  },
  // Tests and stories may be long; programs run by hand may print.
  {
    files: ['tests/**', '**/*.stories.tsx'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: [
      'schemas/compile.ts',
      'schemas/compiler/**',
      'scripts/**',
      'server/main.ts',
      'server/jobs/prepare.ts',
      'server/import/**',
      'server/operating/main.ts',
      'tests/**',
    ],
    rules: { 'no-console': 'off' },
  },
  // Tests take methods of fixtures apart.
  { files: ['tests/**/*.ts'], rules: { '@typescript-eslint/unbound-method': 'off' } },
  fences,
  prettier,
);

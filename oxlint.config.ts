import { defineConfig, type OxlintConfig } from 'oxlint';
import { fences } from './oxlint.fences.ts';

/** What the category `correctness` leaves out, and this project holds to. */
const STRICT: OxlintConfig['rules'] = {
  eqeqeq: 'error',
  'max-lines': ['error', 300],
  'no-array-constructor': 'error',
  'no-case-declarations': 'error',
  'no-console': 'error',
  'no-else-return': ['error', { allowElseIf: false }],
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-prototype-builtins': 'error',
  'no-redeclare': 'error',
  'no-regex-spaces': 'error',
  'no-useless-assignment': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'prefer-const': 'error',
  'preserve-caught-error': 'error',
};

const TYPED: OxlintConfig['rules'] = {
  'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  'typescript/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  // A JSX handler may be asynchronous: React ignores what it returns.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/switch-exhaustiveness-check': 'error',
};

export default defineConfig({
  plugins: ['typescript', 'react', 'oxc'],
  jsPlugins: ['./oxlint.rules.js'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist',
    '/data',
    'coverage',
    'storybook-static',
    'schemas/types.ts',
    'schemas/generated',
    '.cache',
  ],
  rules: {
    ...STRICT,
    // Words are put in the order of their code on purpose: what a person reads is sorted by its language.
    'typescript/require-array-sort-compare': 'off',
    // A text is taken apart into its letters on purpose.
    'typescript/no-misused-spread': 'off',
  },
  overrides: [
    { files: ['**/*.{js,mjs}'], env: { node: true }, rules: { 'no-undef': 'error' } },
    { files: ['scripts/bench/probe.js'], env: { browser: true } },
    { files: ['**/*.{ts,tsx}'], rules: TYPED },
    {
      files: ['**/*.tsx', 'src/**/*.ts'],
      rules: {
        'react/no-danger': 'error',
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    // Tests and stories may be long; programs run by hand may print.
    { files: ['tests/**', '**/*.stories.tsx'], rules: { 'max-lines': 'off' } },
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
    // Tests take methods of fixtures apart, and what they use is no hook of React.
    { files: ['tests/**/*.ts'], rules: { 'typescript/unbound-method': 'off', 'react/immutability': 'off' } },
    ...fences,
  ],
});

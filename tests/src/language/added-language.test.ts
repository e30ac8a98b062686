// A language is one file of schemas/locales: a French one, dropped into a copy of the project.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lackingTexts } from '#schemas/compiler/check-locales.ts';
import { problemsOf } from '#schemas/compiler/problems.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';
import { copyProject, type ProjectCopy } from '#tests/support/project/project-copy.ts';

const french = {
  'Save Changes': 'Enregistrer',
  '{{count}} plans': '{{count}} formules',
  '{{count}} plans_one': '{{count}} formule',
};

let copy: ProjectCopy;
let spoken: typeof import('#src/language/i18n.ts');
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  copy = copyProject('added-language');
  copy.write('schemas/locales/fr.json', JSON.stringify({ $schema: '../meta/locale.meta.json', ...french }));
  spoken = await copy.load('src/language/i18n.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
  copy.remove();
});

test('is in the menu, by its own name', () => {
  expect(spoken.languages.map(({ name }) => name)).toEqual(['English US', 'German', 'Italian', 'Français']);
});

test('says what it has, with its figures, and the rest in English', async () => {
  await spoken.setLanguage('fr');
  expect(spoken.language()).toBe('fr');
  expect(spoken.t('Save Changes')).toBe('Enregistrer');
  expect(spoken.t('{{count}} plans', { count: 1 })).toBe('1 formule');
  expect(spoken.t('{{count}} plans', { count: 1200 })).toBe(`${(1200).toLocaleString('fr')} formules`);
  expect(spoken.t('Bookings')).toBe('Bookings');
});

test('is taken by the compiler, which counts and names what is missing', () => {
  const sources = readSources(join(copy.dir, 'schemas'));
  expect(problemsOf(sources)).toEqual([]);
  expect(lackingTexts(sources)).toEqual([
    expect.stringMatching(
      /^schemas\/locales\/fr\.json: \d{3,} of \d{3,} texts are missing and stay English:\n[^]* {2}Bookings\n/,
    ),
  ]);
});

test('needs a name that is the code of a language', () => {
  copy.write('schemas/locales/french_1.json', '{ "$schema": "../meta/locale.meta.json" }');
  expect(problemsOf(readSources(join(copy.dir, 'schemas')))).toEqual([
    'schemas/locales/french_1.json: "french_1" is not the code of a language; call the file like "fr.json" or "pt-BR.json".',
  ]);
});

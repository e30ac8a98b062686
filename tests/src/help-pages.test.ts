// docs/help: a page for each screen, in each language, in the words of the screen.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { collections } from '#schemas/generated/collections.ts';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { helpPages } from '../../vite/help-pages.ts';

const folder = new URL('../../docs/help/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const pagesOf = (language: string): string[] => readdirSync(new URL(`${language}/`, folder)).sort();
const languages = readdirSync(folder);

const sections = [
  ...[...navigation.sidebar, ...navigation.tools].map(({ path, title }) => ({ topic: topicOf(path), title })),
  { topic: 'home', title: 'DashBoard Home Page' },
];
/** Those of a collection may have none. */
const screens = [
  ...sections,
  ...Object.entries(collections)
    .map(([topic, { title }]) => ({ topic, title }))
    .filter(({ topic }) => pagesOf('en').includes(`${topic}.md`)),
];

function topicOf(path: string): string {
  return path.replace(/^.*\//, '');
}

/** What stands in bold is a word of the product. */
const wordsIn = (page: string): string[] => [...page.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word);

test('there is one for each section of the menu, and none for what is no screen', () => {
  expect(pagesOf('en')).toEqual(screens.map(({ topic }) => `${topic}.md`).sort());
});

test('the files that a Mac leaves in each folder are no pages', () => {
  const left = ['.DS_Store', 'en/.DS_Store'].map((path) => new URL(path, folder));
  onTestFinished(() => left.forEach((file) => rmSync(file)));
  for (const file of left) writeFileSync(file, '');
  const load = helpPages().load as (this: object, id: string) => string;
  for (const id of ['', '/en'])
    expect(load.call({ addWatchFile: () => undefined }, `\0virtual:help-pages${id}`)).not.toContain(
      'DS_Store',
    );
});

describe.each(languages)('in %s', (language) => {
  const rows = JSON.parse(
    readFileSync(new URL(`../../schemas/locales/${language}.json`, import.meta.url), 'utf8'),
  ) as Partial<Record<string, string>>;
  const shown = (text: string): string | undefined => (language === 'en' ? text : rows[text]);

  test('they are as many', () => expect(pagesOf(language)).toEqual(pagesOf('en')));

  test.each(screens)('that of $topic has the title and the words of the screen', ({ topic, title }) => {
    const page = read(`${language}/${topic}.md`);
    expect(page.split('\n')[0]).toBe(`# ${shown(title)}`);
    expect(wordsIn(page)).toEqual(wordsIn(read(`en/${topic}.md`)).map(shown));
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:help-pages';
const folder = 'docs/help';

const topicsIn = (language: string): string[] =>
  readdirSync(join(folder, language))
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'));

/** Folders alone: a Mac leaves a file of its own in each that it has shown. */
const findLanguages = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** One language: its pages by topic. */
function pagesOf(language: string): string {
  const pages = topicsIn(language).map((topic) => {
    const [first = '', ...rest] = readFileSync(join(folder, language, `${topic}.md`), 'utf8').split('\n');
    return [topic, { title: first.replace('# ', ''), text: rest.join('\n').trim() }];
  });
  return `export default ${JSON.stringify(Object.fromEntries(pages))};`;
}

/** What there is, and how each language is loaded. */
function indexOf(languages: readonly string[]): string {
  const loaders = languages.map((one) => `${one}: () => import('${name}/${one}').then((all) => all.default)`);
  return `export const topics = ${JSON.stringify(topicsIn('en'))};\nexport const pages = { ${loaders.join(', ')} };`;
}

/** The pages of `docs/help`, read when the client is built: one file for each language. */
export function helpPages(): Plugin {
  return {
    name: 'quarterdeck:help-pages',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined;
      const languages = findLanguages();
      for (const one of languages)
        for (const topic of topicsIn(one)) this.addWatchFile(resolve(folder, one, `${topic}.md`));
      const language = id.slice(name.length + 2);
      return language === '' ? indexOf(languages) : pagesOf(language);
    },
  };
}

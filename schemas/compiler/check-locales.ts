// Holds translations against the English texts that are their keys, and the languages against each other.
import { alike, unknownName } from './unknown-name.ts';
import type { Json, Source } from './source.ts';

const localeFile = /^schemas\/locales\/([^/]+)\.json$/;

const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
const textsIn = ({ $schema: _, ...texts }: Json): [key: string, text: string][] =>
  Object.entries(texts) as [string, string][];

function wrongPlaces(at: string, key: string, text: string): string[] {
  const known = placesIn(key);
  const found = placesIn(text);
  const strange = found.filter((name) => !known.includes(name));
  const lost = known.filter((name) => !found.includes(name));
  return [
    ...strange.map((name) => `${at}: ${unknownName(name, known, 'a place of the English text')}`),
    ...(strange.length > 0 ? [] : lost).map(
      (name) => `${at}: "{{${name}}}" of the English text is missing; write it where it belongs.`,
    ),
    ...(/\{(?!\{)|(?<!\})\}(?!\})/.test(text.replace(/\{\{\w+\}\}/g, ''))
      ? [`${at}: a brace stands alone; write "{{name}}".`]
      : []),
  ];
}

/** A file is called by the code of its language, which browsers know how to write days and numbers in. */
function notALanguage(file: string): string[] {
  const [, code = ''] = localeFile.exec(file) ?? [];
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(code).length > 0) return [];
  } catch {
    // No code of a language at all.
  }
  return [`${file}: "${code}" is not the code of a language; call the file like "fr.json" or "pt-BR.json".`];
}

/** One sentence for each language that lacks texts which another one has: how many, and which. */
export function lackingTexts(sources: readonly Source[]): string[] {
  const locales = sources.filter(({ file }) => localeFile.test(file) && !file.endsWith('/en.json'));
  const all = new Set(locales.flatMap(({ json }) => textsIn(json).map(([key]) => key)));
  return locales.flatMap(({ file, json }) => {
    const lacking = [...all].filter((key) => !Object.hasOwn(json, key));
    const named = lacking.map((key) => `\n  ${key}`).join('');
    return lacking.length > 0
      ? [`${file}: ${lacking.length} of ${all.size} texts are missing and stay English:${named}`]
      : [];
  });
}

/** One sentence for each translation that has other places than its text, or whose key only this language has and that is like another. */
export function checkLocales(sources: readonly Source[]): string[] {
  const locales = sources.filter(({ file }) => localeFile.test(file));
  const keysByFile = new Map(
    locales.map(({ file, json }) => [file, new Set(textsIn(json).map(([key]) => key))]),
  );

  const translations = [...keysByFile].filter(([file]) => !file.endsWith('/en.json'));

  /** A key that another language does not have, beside one like it that only that language has. */
  const unlike = translations.flatMap(([file, keys], index) =>
    translations.slice(index + 1).flatMap(([other, others]) => {
      const lacking = [...others].filter((key) => !keys.has(key));
      const strange = [...keys].filter((key) => !others.has(key));
      return strange.flatMap((key) =>
        alike(key, lacking).map(
          (like) =>
            `${file}: ${JSON.stringify(key)} is ${JSON.stringify(like)} in ${other}; write the English text in both.`,
        ),
      );
    }),
  );

  return [
    ...locales.flatMap(({ file }) => notALanguage(file)),
    ...unlike,
    ...locales.flatMap(({ file, json }) =>
      textsIn(json).flatMap(([key, text]) => wrongPlaces(`${file}, /${key}`, key.replace(/_one$/, ''), text)),
    ),
  ];
}

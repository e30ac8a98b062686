// What a draft makes of the files: their texts in the order that the formatter puts them in, and the difference as a patch.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { localeFile, type Draft } from '#schemas/compiler/draft.ts';
import { formatted } from '#schemas/compiler/formatted.ts';
import type { Subject } from '#schemas/compiler/subjects.ts';
import type { WrittenFile } from './messages.ts';

type Read = (file: string) => string;

/** Beside the texts that begin alike, where somebody would look for it. */
const placeOf = (text: string) => (keys: string[]) => {
  const after = keys.findIndex((key) => key !== '$schema' && key.localeCompare(text, 'en') > 0);
  return after < 0 ? keys.length : after;
};

/** Words that a text has already stay. */
function withTranslations(json: string, texts: Readonly<Record<string, string>>): string {
  const known = parse(json) as object;
  const added = Object.entries(texts).filter(([key]) => !Object.hasOwn(known, key));
  return added.reduce((text, [key, translation]) => {
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    return applyEdits(
      text,
      modify(text, [key], translation, { formattingOptions, getInsertionIndex: placeOf(key) }),
    );
  }, json);
}

/** Without the words for texts that are shown nowhere any more, nor for one of them. */
const withoutTranslations = (json: string, gone: readonly string[]): string =>
  gone
    .flatMap((key) => [key, `${key}_one`])
    .reduce((text, key) => applyEdits(text, modify(text, [key], undefined, {})), json);

/** The files of the languages. */
interface Languages {
  locales: readonly string[];
  /** Texts that the draft has taken away. */
  gone: readonly string[];
}

/** The files of the subject, and the languages that are given words or lose them. @param read a file as it is saved */
export async function writtenFiles(
  { files }: Subject,
  { texts, translations = {} }: Draft,
  { locales, gone }: Languages,
  read: Read,
): Promise<WrittenFile[]> {
  const own = new Map(Object.entries(files).map(([part, file]) => [file, texts[part] ?? read(file)]));
  for (const [code, added] of Object.entries(translations)) {
    const file = localeFile(code);
    own.set(file, withTranslations(own.get(file) ?? read(file), added));
  }
  if (gone.length > 0)
    for (const file of locales) own.set(file, withoutTranslations(own.get(file) ?? read(file), gone));
  return Promise.all([...own].map(async ([file, text]) => ({ file, text: await formatted(file, text) })));
}

/** A unified diff that can be applied in the folder of the project. */
export function patchOf(files: readonly WrittenFile[], read: Read): string {
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return files
    .filter(({ file, text }) => read(file) !== text)
    .map(({ file, text }) => {
      const before = read(file);
      const from = before === '' ? '/dev/null' : `a/${file}`;
      return createTwoFilesPatch(from, `b/${file}`, before, text, '', '', options);
    })
    .join('');
}

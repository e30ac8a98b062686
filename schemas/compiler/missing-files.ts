// A file that was taken away or called otherwise is one mistake, however many places name it.

/** What is said where a name of a file leads to none, and which file it is. */
const ofFiles: [said: RegExp, fileOf: (name: string) => string][] = [
  [/: "([\w-]+)" is not a form;/, (name) => `schemas/forms/${name}.schema.json`],
  [/: "([\w-]+)" is not an entity\b/, (name) => `schemas/entities/${name}.schema.json`],
  [/: the \$ref "[^"#]*?(\w+\/[\w-]+\.schema\.json)[^"]*" leads nowhere;/, (path) => `schemas/${path}`],
];

/** The file that a sentence wants, if it wants one. */
function wantedBy(sentence: string): string | undefined {
  for (const [said, fileOf] of ofFiles) {
    const [, name] = said.exec(sentence) ?? [];
    if (name !== undefined) return fileOf(name);
  }
  return undefined;
}

/**
 * The sentences, with one in the place of all those that want the same file.
 * @param names the files that there are
 */
export function missingFilesOnce(sentences: readonly string[], names: ReadonlySet<string>): string[] {
  const wanting = new Map<string, string[]>();
  for (const sentence of sentences) {
    const file = wantedBy(sentence);
    if (file !== undefined && !names.has(file)) wanting.set(file, [...(wanting.get(file) ?? []), sentence]);
  }
  return sentences.flatMap((sentence) => {
    const file = wantedBy(sentence) ?? '';
    const [first, ...others] = wanting.get(file) ?? [];
    if (first === undefined || others.length === 0) return [sentence];
    const [place = ''] = first.split(': ');
    const count = others.length + 1;
    const told = `${file}: this file is missing, and ${count} places name it, the first of them in ${place}; bring it back, or correct them.`;
    return sentence === first ? [told] : [];
  });
}

// Finds the translation of an English text, also of a sentence whose places a server has already filled.
import { fill } from '#schemas/explain.ts';

export type Texts = Partial<Record<string, string>>;
export type LookUp = (text: string) => string;

interface Template {
  pattern: RegExp;
  names: string[];
  translation: string;
  /** Letters outside of its places: the template that says most is tried first. */
  weight: number;
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function templateOf(text: string, translation: string): Template[] {
  // Every second part is the name of a place.
  const parts = text.split(/\{\{(\w+)\}\}/);
  if (parts.length === 1) return [];
  const source = parts.map((part, at) => (at % 2 ? '(.+)' : quoted(part))).join('');
  return [
    {
      pattern: new RegExp(`^${source}$`, 's'),
      names: parts.filter((_, at) => at % 2),
      translation,
      weight: parts.filter((_, at) => at % 2 === 0).join('').length,
    },
  ];
}

/** @param texts a file of schemas/locales; what it does not know stays English */
export function lookUpIn(texts: Texts): LookUp {
  const rows = Object.entries(texts).flatMap(([text, found]): [string, string][] =>
    found === undefined ? [] : [[text, found]],
  );
  const known = new Map(rows);
  const templates = rows
    .flatMap(([text, translation]) => templateOf(text, translation))
    .sort((a, b) => b.weight - a.weight);
  const filled: LookUp = (text) => {
    for (const { pattern, names, translation } of templates) {
      const match = pattern.exec(text);
      if (!match) continue;
      const values = names.map((name, at) => {
        const value = match[at + 1] ?? '';
        return [name, known.get(value) ?? value];
      });
      return fill(translation, Object.fromEntries(values) as Record<string, string>);
    }
    return text;
  };
  return (text) => known.get(text) ?? filled(text);
}

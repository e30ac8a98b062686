// Every English text the product shows, with the file that holds it: what schemas/locales must translate.
import { jsonTexts } from './json-texts.ts';
import { sourceTexts } from './source-texts.ts';
import type { Texts } from './found.ts';

/** @param root the folder of the project */
export function textsOf(root: string): Texts {
  const { found, problems } = sourceTexts(root);
  return { found: [...jsonTexts(root), ...found], problems };
}

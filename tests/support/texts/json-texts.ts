import { readSources } from '#schemas/compiler/read-sources.ts';
import { shownTexts } from '#schemas/compiler/texts.ts';
import type { Found } from './found.ts';

/** The texts in the JSON files of `schemas/`. @param root the folder of the project */
export const jsonTexts = (root: string): Found[] => shownTexts(readSources(`${root}/schemas`));

// All that is held against the JSON files before anything is made of them.
import { checkCollectionFiles, checkCollections } from './check-collections.ts';
import { checkDemoRows } from './check-demo-rows.ts';
import { checkEmptied } from './check-emptied.ts';
import { checkFields } from './check-fields.ts';
import { checkFiles } from './check-files.ts';
import { checkFigures } from './check-figures.ts';
import { checkHints, checkPrefixes } from './check-hints.ts';
import { checkHome } from './check-home.ts';
import { checkKeys } from './check-keys.ts';
import { checkKeywords } from './check-keywords.ts';
import { checkLabels } from './check-labels.ts';
import { checkLocales } from './check-locales.ts';
import { checkMessages } from './check-messages.ts';
import { checkNames } from './check-names.ts';
import { checkPatterns } from './check-patterns.ts';
import { checkPlaces } from './check-places.ts';
import { checkSearch } from './check-search.ts';
import { checkShapes } from './check-shapes.ts';
import { checkUses } from './check-uses.ts';
import { checkTypes } from './check-types.ts';
import { missingFilesOnce } from './missing-files.ts';
import type { Source } from './source.ts';
import { checkTables } from './check-tables.ts';

interface Check {
  find: (sources: readonly Source[]) => string[];
  /** The files that it may find something in, where these are not all. */
  of?: RegExp;
  /** Whether it is asked only where nothing else is wrong: any mistake of a file may be why it finds something. */
  isAlone?: true;
}

/** Each reads only what the ones before it have found right. */
const checks: Check[] = [
  { find: checkFiles },
  { find: checkCollectionFiles, of: /\/collections\// },
  { find: checkUses, of: /\/(labels|roles|admin\.schema)\.json$/ },
  { find: checkPrefixes, of: /\.ui\.json$/ },
  { find: checkShapes },
  { find: checkKeywords, of: /\.schema\.json$/ },
  { find: checkEmptied, of: /\/forms\// },
  { find: checkCollections, of: /\/collections\// },
  { find: checkTypes, of: /\.(schema|table|collection)\.json$/ },
  { find: checkKeys, of: /\/(collections\/|(keys|navigation)\.json)/ },
  { find: checkLocales, of: /\/locales\// },
  { find: checkNames, of: /\.schema\.json$/ },
  { find: checkFields, of: /\/(history|form-places)\.json$/ },
  { find: checkFigures, of: /\.schema\.json$/ },
  { find: checkPlaces, of: /\.schema\.json$/ },
  { find: checkHints, of: /\/forms\// },
  { find: checkLabels, of: /\/forms\// },
  { find: checkMessages, isAlone: true },
  { find: checkPatterns, of: /\.schema\.json$/ },
  { find: checkTables, of: /\.table\.json$/ },
  { find: checkSearch, of: /\/search\.json$/ },
  { find: checkHome, of: /\/home\.json$/ },
  { find: checkDemoRows, of: /\/collections\// },
];

/** `schemas/roles.json` and `schemas/roles.json, /roles` of a sentence. */
const fileOf = (sentence: string): string => /^[^,:]+/.exec(sentence)?.[0] ?? '';
const placeOf = (sentence: string): string => sentence.split(': ')[0] ?? '';

/** Whether one place is the other, or lies within it; all of a file's places lie within the file. */
const isWithin = (one: string, other: string): boolean =>
  `${one}/`.startsWith(`${other}/`) || one.startsWith(`${other}, `) || one.startsWith(aboveAll(other));

/** What is wrong at the top of a schema, or with its fields as a whole, is wrong for all that is in it. */
const aboveAll = (place: string): string =>
  place.replace(/(\.schema\.json, )(at the top|\/properties)$/, '$1');
const isBeside = (one: string, other: string): boolean => isWithin(one, other) || isWithin(other, one);

/** What a check finds at other places of files that an earlier one has refused: at those it may stumble over the same mistake. */
function further({ find, of }: Check, sources: readonly Source[], found: string[]): string[] {
  const files = new Set(found.map(fileOf));
  const places = found.map(placeOf);
  if (of && ![...files].some((file) => of.test(file))) return [];
  try {
    return find(sources).filter(
      (one) => files.has(fileOf(one)) && !places.some((place) => isBeside(place, placeOf(one))),
    );
  } catch {
    return [];
  }
}

/** One sentence for each wrong edit: all those of the files in which the first check finds one. */
export function problemsOf(sources: readonly Source[]): string[] {
  const found: string[] = [];
  for (const check of checks) {
    if (found.length === 0) found.push(...check.find(sources));
    else if (!check.isAlone) found.push(...further(check, sources, found));
  }
  return missingFilesOnce(found, new Set(sources.map(({ file }) => file)));
}

// Reads an import map, and holds it against its meta-schema and the form before a row is read.
import { readFile } from 'node:fs/promises';
import { refusals } from '#schemas/compiler/sentence.ts';
import { unknownName } from '#schemas/compiler/unknown-name.ts';
import { createAjv } from '#schemas/dialect.ts';
import meta from '#schemas/meta/import-map.meta.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { isCatalogue } from '#schemas/references.ts';
import { english, type FilledText, type Values } from '#schemas/text.ts';
import type { ImportMap, ImportMapField } from '#schemas/types.ts';
import { StartError } from '../env.ts';
import { choicesAt, chosenBy } from './choices.ts';
import { conversionOf, conversions } from './conversions.ts';
import { holdsMany, listOf, targetOf, targets, titleOf, type Target } from './target.ts';

/** What of a map does not fit what rows become, for readers of every language. */
export class Misfit extends StartError {
  readonly said: FilledText;

  constructor(key: string, values: Values) {
    super(english({ key, values }));
    this.said = { key, values };
  }
}

const validate = createAjv({ verbose: true, strict: false }).compile<ImportMap>(meta);

/** Of thousands that are wrong in a mapping or in a cell not each is looked into: that would hold everybody up. */
export const mostErrors = 100;

/** The map in `file`. Throws a `StartError` that names file, place and remedy. */
export async function readMap(file: string): Promise<ImportMap> {
  return demandMap(file, parse(file, await readText(file)));
}

/** Holds a map against its meta-schema and the form. Throws a `StartError` that names place and remedy. */
export function demandMap(file: string, map: unknown): ImportMap {
  if (!validate(map))
    throw new StartError(refusals(file, (validate.errors ?? []).slice(0, mostErrors)).join('\n'));
  const target = targetOf(map.noun);
  if (!target)
    throw new StartError(`${file}, /noun: ${unknownName(map.noun ?? '', targets, 'what rows can become')}`);
  const { required = [] } = target.schema;
  const known = [...target.fields.keys()];
  const wrong = Object.keys(map.fields).find((field) => !known.includes(field));
  if (wrong !== undefined)
    throw new StartError(`${file}, /fields: ${unknownName(wrong, known, `a field of ${target.label}`)}`);
  const missing = required.find((field) => !(field in map.fields));
  if (missing !== undefined)
    throw new StartError(
      `${file}, /fields: "${missing}" is missing; name its column, or a default for every ${target.noun === 'boat' ? 'boat' : 'row'}.`,
    );
  const adding = Object.keys(map.fields).find(
    (field) => map.fields[field]?.names && !isCatalogue(listOf(target, field) ?? ''),
  );
  if (adding !== undefined)
    throw new StartError(
      `${file}, /fields/${adding}: only catalogues get names by a file; leave "names" out.`,
    );
  for (const [field, read] of Object.entries(map.fields)) demandFit(target, field, read, map);
  return map;
}

/** What fits no row is told before the first one. */
function demandFit(target: Target, field: string, read: ImportMapField, { decimal }: ImportMap): void {
  const { as = 'text', default: usual } = read;
  const title = titleOf(target, field);
  const types = (target.fields.get(field) ?? []).flatMap(({ type = [] }) => type);
  const isNamed = as === 'lookup' || (as === 'list' && holdsMany(target, field));
  if (listOf(target, field) !== undefined && !isNamed)
    throw usual === undefined
      ? new Misfit(messages.import.listed, { label: title })
      : new Misfit(messages.import.defaultListed, { label: title, value: String(usual) });
  const isNumber = types.length > 0 && types.every((type) => type === 'number' || type === 'integer');
  // As a cell is: with the decimal sign of the file, or what a choice is called.
  const figure = (text: string): unknown =>
    chosenBy(choicesAt(target.schema, [field]), text) ??
    conversions[conversionOf(read)](text, decimal === undefined ? read : { ...read, decimal });
  if (isNumber && typeof usual === 'string' && typeof figure(usual) !== 'number')
    throw new Misfit(messages.import.defaultNumeric, { label: title, value: usual });
  if (isNumber && (as === 'lookup' || (as === 'text' && usual === undefined)))
    throw new Misfit(messages.import.numeric, { label: title });
  if (as === 'lookup' && listOf(target, field) === undefined)
    throw new Misfit(messages.import.noList, { label: title });
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new StartError(`The map ${file} cannot be read; check its name after --map.`, { cause });
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : '';
    throw new StartError(
      `The map ${file} is not valid JSON (${message}); look for a missing comma or quote.`,
      { cause },
    );
  }
}

const PLACEHOLDER = /\{([^{}]+)\}/g;
export const ASSUMED = 'assumed';

/** The columns that a text such as `Engine: {Engine}.` names. */
export const columnsIn = (sentence: string): string[] =>
  [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => name !== ASSUMED);

export const columnsOf = ({ column = [] }: ImportMapField): string[] =>
  typeof column === 'string' ? [column] : column;

/** Fills a sentence; nothing when one of its columns is empty. */
export function fillSentence(sentence: string, valueOf: (name: string) => string): string {
  const names = [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  if (names.some((name) => valueOf(name) === '')) return '';
  const text = sentence.replace(PLACEHOLDER, (_, name: string) => valueOf(name));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Every column that the map reads. */
export function columnsNeeded({ fields, key = [], refuse = [] }: ImportMap): string[] {
  const ofFields = Object.values(fields).flatMap((field) => [
    ...columnsOf(field),
    ...(field.sentences ?? []).flatMap(columnsIn),
  ]);
  return [...new Set([...ofFields, ...key, ...refuse.map(({ column }) => column)])];
}

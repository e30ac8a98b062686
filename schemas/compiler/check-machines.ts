// Holds what a collection says of its states and steps against its machine.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { editEvent } from '../collections.ts';
import { checkShapes } from './check-shapes.ts';
import { machineOf } from './collection-modules.ts';
import { collectionsIn, type Declared } from './collections.ts';
import { keysOf } from './keys.ts';
import { unknownName } from './unknown-name.ts';
import type { Source } from './source.ts';

/** As much of a machine as its definition has to name. */
interface Machine {
  id: string;
  initial: string;
  states: object;
  events: readonly string[];
}

/**
 * One sentence for each state and step that the machine or the collection does not know. It is asked before everything else: what names a state
 * or a step of a collection is right again once that is called as in its machine.
 * @param root the folder of machines/
 */
export async function checkMachines(sources: readonly Source[], root: string): Promise<string[]> {
  const told: string[] = [];
  if (checkShapes(sources).some((one) => one.startsWith('schemas/collections/'))) return told;
  // A copy of the folder by itself has no machines beside it.
  if (!existsSync(join(root, 'machines'))) return told;
  for (const collection of collectionsIn(sources))
    if (collection.machine) told.push(...(await problemsWith(collection, root)));
  return told;
}

async function problemsWith({ name, file, machine }: Declared, root: string): Promise<string[]> {
  const made = machineOf(name);
  const path = join(root, made.file);
  const at = `${file}, /machine`;
  if (!existsSync(path))
    return [`${at}: ${made.file} is missing, which exports ${made.export}; add it, or leave "machine" out.`];
  const found = await machineAt(path, made.export).catch((cause: unknown) => lastLineOf(cause));
  if (typeof found === 'string')
    return [`${made.file}: the machine cannot be made (${found.replaceAll(root, '.')}); correct that.`];
  if (!found) return [`${at}: ${made.file} does not export ${made.export}, a machine; call its machine so.`];
  const id = made.export.replace(/Machine$/, '');
  if (found.id !== id) return [`${at}: the id of ${made.export} is "${found.id}"; call it "${id}".`];
  const states = Object.keys(found.states);
  if (!states.includes(found.initial))
    return [`${made.file}, initial: ${unknownName(found.initial, states, 'a state of the machine')}`];
  const events = found.events.filter((event) => event !== editEvent);
  return [
    ...differences(`${at}/states`, keysOf(machine?.states), states, 'a state'),
    ...differences(`${at}/steps`, keysOf(machine?.steps), events, 'an event'),
  ].map((sentence) => `${sentence} See ${made.file}.`);
}

interface Made {
  id?: string;
  config?: { initial?: string };
  states?: object;
  events?: string[];
}

/** @throws what its file or its making throws: that a target is not there is found when its events are asked for */
async function machineAt(path: string, name: string): Promise<Machine | undefined> {
  // A file that was saved again is another module.
  const address = `${pathToFileURL(path).href}?saved=${Math.trunc(statSync(path).mtimeMs)}`;
  const made = ((await import(/* @vite-ignore */ address)) as Partial<Record<string, Made>>)[name];
  const { id = '', states, events, config = {} } = made ?? {};
  return states && events && { id, states, events, initial: config.initial ?? '' };
}

/** What is wrong, without what it is wrong in. */
const lastLineOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).trim().split('\n').at(-1) ?? '';

function differences(at: string, told: string[], known: string[], what: string): string[] {
  const [strange, missing] = [
    told.filter((one) => !known.includes(one)),
    known.filter((one) => !told.includes(one)),
  ];
  const isOne = strange.length === 1 && missing.length === 1;
  const unknown = strange.map((one) => unknownName(one, isOne ? missing : known, `${what} of the machine`));
  // What is missing under one name and there under another is one mistake.
  return [
    ...unknown.map((one) => `${at}: ${one}`),
    ...missing
      .filter((one) => !isOne && !unknown.some((sentence) => sentence.endsWith(`did you mean "${one}"?`)))
      .map((one) => `${at}: "${one}" is missing; say what ${what} of the machine is called.`),
  ];
}

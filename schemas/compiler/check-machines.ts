// Holds what a collection says of its states and steps against its machine.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { editEvent } from '../collections.ts';
import { machineOf } from './collection-modules.ts';
import { collectionsIn, type Declared } from './collections.ts';
import { keysOf } from './keys.ts';
import { unknownName } from './unknown-name.ts';
import type { Source } from './source.ts';

/** As much of a machine as its definition has to name. */
interface Machine {
  id: string;
  states: object;
  events: readonly string[];
}

/** One sentence for each state and step that the machine or the collection does not know. @param root the folder of machines/ */
export async function checkMachines(sources: readonly Source[], root: string): Promise<string[]> {
  const told: string[] = [];
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
  // A file that was saved again is another module.
  const address = `${pathToFileURL(path).href}?saved=${Math.trunc(statSync(path).mtimeMs)}`;
  const found = ((await import(/* @vite-ignore */ address)) as Partial<Record<string, Machine>>)[made.export];
  if (!found) return [`${at}: ${made.file} does not export ${made.export}; call its machine so.`];
  const id = `${made.export.replace(/Machine$/, '')}`;
  if (found.id !== id) return [`${at}: the id of ${made.export} is "${found.id}"; call it "${id}".`];
  const events = found.events.filter((event) => event !== editEvent);
  return [
    ...differences(`${at}/states`, keysOf(machine?.states), Object.keys(found.states), 'a state'),
    ...differences(`${at}/steps`, keysOf(machine?.steps), events, 'an event'),
  ].map((sentence) => `${sentence} See ${made.file}.`);
}

const differences = (at: string, told: string[], known: string[], what: string): string[] => [
  ...told
    .filter((one) => !known.includes(one))
    .map((one) => `${at}: ${unknownName(one, known, `${what} of the machine`)}`),
  ...known
    .filter((one) => !told.includes(one))
    .map((one) => `${at}: "${one}" is missing; say what ${what} of the machine is called.`),
];

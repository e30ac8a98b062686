// What an edit of a file that is no form changes, value by value.
import { isObject } from '../../is-object.ts';
import messages from '../../server-messages.json' with { type: 'json' };
import type { Json } from '../source.ts';
import { shown } from './conditions.ts';
import type { FormChange } from './changes.ts';

const words = messages.formChange;

/** What tells the rows of a list apart, as far as each of them has it. */
const names = ['_id', 'id', 'key', 'name', 'field', 'path', 'title'];

/** A list of objects by what they are called, by their place where they are called nothing, those called alike numbered; any other value as it is. */
function named(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isObject)) return value;
  const name = names.find((key) =>
    value.every((row) => typeof row[key] === 'string' || typeof row[key] === 'number'),
  );
  const times = new Map<string, number>();
  const rows = value.map((row, at): [string, unknown] => {
    const called = String(name === undefined ? at + 1 : row[name]);
    const time = (times.get(called) ?? 0) + 1;
    times.set(called, time);
    return [time === 1 ? called : `${called} (${time})`, row];
  });
  return Object.fromEntries(rows);
}

function change(before: unknown, after: unknown, path: string[]): FormChange {
  const label = path.join(' › ');
  if (before === undefined) return { kind: 'appears', text: words.given, label, after: shown(after) };
  if (after === undefined) return { kind: 'vanishes', text: words.taken, label, before: shown(before) };
  return { kind: 'rewords', text: words.replaced, label, before: shown(before), after: shown(after) };
}

/** Leaf by leaf, in the order of the file; the order of rows is told as nothing. */
export function fileChanges(before: unknown, after: unknown, path: string[] = []): FormChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [named(before), named(after)];
  const sides = [old, now].filter((side) => side !== undefined);
  if (!sides.every(isObject) || sides.length === 0) return [change(before, after, path)];
  const keys = [...new Set([...Object.keys(now ?? {}), ...Object.keys(old ?? {})])];
  return keys.flatMap((key) =>
    fileChanges((old as Json | undefined)?.[key], (now as Json | undefined)?.[key], [...path, key]),
  );
}

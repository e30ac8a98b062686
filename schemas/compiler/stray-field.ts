// A dotted path in a table that leads to no field of the schema it is about.
import type { Schema } from '../schema.ts';
import { fieldsOf } from '../walk.ts';
import { unknownName } from './unknown-name.ts';

/**
 * What is said of a path that leads nowhere; nothing of one that leads to a field. A row of a list is passed over.
 * @param what the fields are, as `a field of boat`
 */
export function strayField(root: Schema, path: string, what: string): string | undefined {
  let nodes = [root];
  const names = path.split('.');
  for (const [at, name] of names.entries()) {
    const fields = new Map(nodes.flatMap((node) => [...fieldsOf(node, root)]));
    if (!fields.has(name)) {
      // What has moved into a group is meant, not what is called alike.
      const [group] = [...fields].find(([, own]) => own.some((one) => fieldsOf(one, root).has(name))) ?? [];
      const moved = group && [...names.slice(0, at), group, name].join('.');
      return unknownName(name, [...fields.keys()], what, moved);
    }
    nodes = fields.get(name) ?? [];
  }
  return undefined;
}

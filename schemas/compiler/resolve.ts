// Inlines $ref and `extends`, so that what is generated stands alone and a reader needs one schema only.
import type { Schema } from '../schema.ts';
import { withRoles } from './roles.ts';
import { fileAt, WrongEdit, type Json, type Source } from './source.ts';

/** Where a schema stands: its file decides what a relative `$ref` means, its place is told when the `$ref` is wrong. */
interface Position {
  file: string;
  place: string;
  /** The references followed so far. */
  via: string[];
}

/** Resolves the schemas of `sources`. Keywords beside a `$ref` win over the shared definition. */
export class Resolver {
  private readonly files: Map<string, Json>;

  constructor(sources: Source[]) {
    this.files = new Map(withRoles(sources).map(({ file, json }) => [file, json]));
  }

  /** The schema at `place` of `file` (the whole file by default) with everything it refers to put in its place. */
  resolve(file: string, place = ''): Schema {
    return this.inline(this.target({ file, place: '', via: [] }, `#${place}`)[1], { file, place, via: [] });
  }

  private target({ file, place, via }: Position, ref: string): [Position, Schema] {
    const [path = '', pointer = ''] = ref.split('#');
    const targetFile = path === '' ? file : fileAt(file, path);
    const keys = pointer.split('/').slice(1);
    const found = keys.reduce<unknown>(
      (node, key) => (node as Json | undefined)?.[key],
      this.files.get(targetFile),
    );
    const at = `${file}, ${place || 'at the top'}`;
    if (!found) throw new WrongEdit(`${at}: the $ref "${ref}" leads nowhere; name a definition that exists.`);
    const step = `${targetFile}#${pointer}`;
    if (via.includes(step))
      throw new WrongEdit(`${at}: the $ref "${ref}" leads back to itself; name another one.`);
    return [{ file: targetFile, place: pointer, via: [...via, step] }, found];
  }

  private follow(position: Position, ref: string): Schema {
    const [target, schema] = this.target(position, ref);
    return this.inline(schema, target);
  }

  private inline(schema: Schema & { $schema?: string }, position: Position): Schema {
    const { $ref, extends: parents = [], $schema: _, ...own } = schema;
    const { $id: __, ...shared } = $ref ? this.follow(position, $ref) : {};
    const merged: Schema = { ...shared, ...own };
    if (shared.messages && own.messages) merged.messages = { ...shared.messages, ...own.messages };
    const inherited = parents.map((parent) => this.follow(position, parent).properties);
    if (own.properties || parents.length > 0)
      merged.properties = Object.assign(
        {},
        ...inherited,
        this.each(own.properties ?? {}, position),
      ) as Record<string, Schema>;
    if (own.items && !Array.isArray(own.items))
      merged.items = this.inline(own.items, { ...position, place: `${position.place}/items` });
    return merged;
  }

  private each(properties: Record<string, Schema>, position: Position): Record<string, Schema> {
    return Object.fromEntries(
      Object.entries(properties).map(([key, schema]) => [
        key,
        this.inline(schema, { ...position, place: `${position.place}/properties/${key}` }),
      ]),
    );
  }
}

// Inlines $ref and `extends`, so that what is generated stands alone and a reader needs one schema only.
import { posix } from 'node:path';
import type { Schema } from '../schema.ts';
import { WrongEdit, type Source } from './read.ts';

/** Resolves schemas of `sources`; a file's own location decides what a relative `$ref` means. */
export class Resolver {
  private readonly files: Map<string, Schema>;

  constructor(sources: Source[]) {
    this.files = new Map(sources.map(({ file, json }) => [file, json as Schema]));
  }

  private target(file: string, ref: string): [file: string, schema: Schema] {
    const [path = '', pointer = ''] = ref.split('#');
    const targetFile = path === '' ? file : posix.join(posix.dirname(file), path);
    const keys = pointer.split('/').slice(1);
    const found = keys.reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key],
      this.files.get(targetFile),
    );
    if (!found)
      throw new WrongEdit(`${file}: the $ref "${ref}" leads nowhere; name a definition that exists.`);
    return [targetFile, found as Schema];
  }

  /** The schema with everything it refers to put in its place. Keywords beside a `$ref` win over the shared definition. */
  resolve(file: string, schema: Schema = this.target(file, '')[1]): Schema {
    const { $ref, extends: parents, ...own } = schema;
    const { $schema: _, ...rest } = own as Schema & { $schema?: string };
    const shared = $ref ? this.resolve(...this.target(file, $ref)) : {};
    const inherited = (parents ?? []).map(
      (parent) => this.resolve(...this.target(file, parent)).properties ?? {},
    );
    const merged: Schema = { ...shared, ...rest };
    if (shared.messages && rest.messages) merged.messages = { ...shared.messages, ...rest.messages };
    if ($ref) delete merged.$id;
    if (merged.properties)
      merged.properties = Object.assign({}, ...inherited, this.each(file, merged.properties)) as Record<
        string,
        Schema
      >;
    if (merged.items) merged.items = this.resolve(file, merged.items);
    return merged;
  }

  private each(file: string, properties: Record<string, Schema>): Record<string, Schema> {
    return Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, this.resolve(file, value)]),
    );
  }
}

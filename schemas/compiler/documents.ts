// Where schemas stand: every one of schemas/ by its URI, with its `$id`s and anchors, and what a `$ref` leads to.
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import { keysIn } from '../pointer.ts';
import type { Schema } from '../schema.ts';
import { innerOf } from '../walk.ts';
import { WrongEdit, type Source } from './source.ts';

/** A schema with where it stands. `base` is what a relative `$ref` in it is relative to. */
export interface Place {
  file: string;
  pointer: string;
  base: string;
  schema: Schema | boolean;
}

/** A place that is not there. */
export type Lack = Pick<Place, 'file' | 'pointer'>;

const uriOf = (file: string): string => (file.includes(':') ? file : `file:///${file}`);
const metaFile = draft07.$id.replace('#', '');

/** An absolute URI without its fragment, and the fragment; nothing where the reference is no URI. */
function splitUri(ref: string, base: string): { document: string; fragment: string } | undefined {
  try {
    const [path = '', fragment = ''] = ref.split(/#(.*)/s);
    return {
      document: path === '' ? base : new URL(path, base).href,
      fragment: decodeURIComponent(fragment),
    };
  } catch {
    return undefined;
  }
}

export class Documents {
  private readonly byUri = new Map<string, Place>();
  private readonly placeOf = new Map<object, Place>();
  /** One sentence for each `$id` that another file has already: what refers to it would get one of the two. */
  readonly doubled: string[] = [];

  constructor(sources: readonly Source[]) {
    this.add({ file: metaFile, json: draft07 });
    for (const { file, json } of sources) if (file.endsWith('.schema.json')) this.add({ file, json });
  }

  private add({ file, json }: Source): void {
    const root = { file, pointer: '', base: uriOf(file), schema: json as Schema };
    this.byUri.set(root.base, root);
    this.index(root);
  }

  /** Notes the schemas at and below a place, and the names they go by. */
  private index({ file, pointer, base, schema }: Place): void {
    if (typeof schema === 'boolean') return;
    // Beside a `$ref` an `$id` names nothing.
    const id =
      typeof schema.$id === 'string' && schema.$ref === undefined ? splitUri(schema.$id, base) : undefined;
    const place = { file, pointer, base: id?.document ?? base, schema };
    this.placeOf.set(schema, place);
    // It is told of as a word of a later draft; what names it is right then.
    if (typeof schema.$anchor === 'string') this.name(`${place.base}#${schema.$anchor}`, place);
    if (id) this.name(id.fragment ? `${id.document}#${id.fragment}` : id.document, place);
    for (const [step, inner] of innerOf(schema))
      this.index({ file, pointer: pointer + step, base: place.base, schema: inner });
  }

  private name(uri: string, place: Place): void {
    const { file } = this.byUri.get(uri) ?? place;
    if (file !== place.file)
      this.doubled.push(
        `${place.file}, ${place.pointer}/$id: ${file} has this $id already; take it away, or choose another one.`,
      );
    this.byUri.set(uri, place);
  }

  /** The place of a file, or of a pointer within it. */
  at(file: string, pointer = ''): Place | undefined {
    const root = this.byUri.get(uriOf(file));
    return root && this.within(root, pointer);
  }

  /** A schema that stands directly within another one. */
  inner(parent: Place, step: string, schema: Schema | boolean): Place {
    const known = typeof schema === 'object' ? this.placeOf.get(schema) : undefined;
    return known ?? { file: parent.file, pointer: parent.pointer + step, base: parent.base, schema };
  }

  private within(root: Place, pointer: string): Place | undefined {
    let node: unknown = root.schema;
    let { base } = this.placeOf.get(node as object) ?? root;
    for (const key of keysIn(pointer)) {
      if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
      node = (node as Record<string, unknown>)[key];
      base = this.placeOf.get(node as object)?.base ?? base;
    }
    if (typeof node === 'boolean')
      return { file: root.file, pointer: root.pointer + pointer, base, schema: node };
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined;
    // A place that no keyword leads to is a schema because something refers to it.
    if (!this.placeOf.has(node))
      this.index({ file: root.file, pointer: root.pointer + pointer, base, schema: node });
    return this.placeOf.get(node);
  }

  /**
   * What a `$ref` at a place leads to.
   * @throws WrongEdit where it leads nowhere
   */
  follow(from: Place, ref: string): Place {
    // A copied schema has an `$id` of its own; its references to files of the project are meant from where it lies.
    const bases = [from.base, uriOf(from.file)];
    for (const base of bases) {
      const found = this.find(ref, base);
      if (found) return found;
    }
    const at = `${from.file}, ${from.pointer || 'at the top'}`;
    const host = /^https?:\/\/([^/#]+)/.exec(splitUri(ref, from.base)?.document ?? '')?.[1];
    throw new WrongEdit(
      host === undefined
        ? `${at}: the $ref "${ref}" leads nowhere; name a definition that exists.`
        : `${at}: the $ref "${ref}" leads to ${host}, and nothing is loaded from elsewhere; copy that schema into "definitions" and name it there.`,
    );
  }

  /** The place of a file that a `$ref` which leads nowhere asks for; nothing where there is no such file. */
  lackedBy({ base }: Place, ref: string): Lack | undefined {
    const { document = '', fragment = '' } = splitUri(ref, base) ?? {};
    const root = this.byUri.get(document);
    return root && fragment.startsWith('/') ? { file: root.file, pointer: fragment } : undefined;
  }

  private find(ref: string, base: string): Place | undefined {
    const uri = splitUri(ref, base);
    if (!uri) return undefined;
    const { document, fragment } = uri;
    if (fragment !== '' && !fragment.startsWith('/')) return this.byUri.get(`${document}#${fragment}`);
    const root = this.byUri.get(document);
    return root && this.within(root, fragment);
  }
}

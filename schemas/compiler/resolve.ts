// Puts what a schema refers to in its place, so that what is generated stands alone. What refers to itself goes to `definitions`.
import type { Schema } from '../schema.ts';
import { innerOf, mapInner } from '../walk.ts';
import { Documents, type Lack, type Place } from './documents.ts';
import { closedForms } from './close.ts';
import { oncePer } from './once-per.ts';
import { hintsOf, hintsPut, withNames, withShapeNames, type Hints } from './put-hints.ts';
import { WrongEdit, type Source } from './source.ts';

/** What one resolved schema gathers while it is made: the definitions at its root, by what they stand for. */
interface Building {
  names: Map<object, string>;
  definitions: Record<string, Schema | boolean>;
}

/** A `$ref` that leads nowhere: what is said of it, and which place of a file it asks for. */
export interface DeadReference {
  file: string;
  sentence: string;
  lacks?: Lack;
}

/** Words that judge the very value that the schema around them judges. */
const inPlace = /^\/(allOf|anyOf|oneOf|not|if|then|else|dependencies)(\/|$)/;
const container = /^\/(definitions|\$defs)\//;

/** What a file of schemas goes by, whatever its `$id` says. */
const nameOf = (file: string): string => file.replace(/^.*\/([^/]+?)(\.schema)?\.json$/, '$1');

const isEmpty = (schema: object): boolean => Object.keys(schema).length === 0;

/** Resolves the schemas of `sources`. Words beside a `$ref` win over the definition. */
export class Resolver {
  private readonly documents: Documents;
  private readonly hints: Map<string, Hints>;
  private readonly reached = new Map<object, Set<object>>();
  private readonly resolved = new Map<string, Schema>();

  constructor(sources: readonly Source[]) {
    this.documents = new Documents(closedForms(sources));
    this.hints = hintsOf(sources);
  }

  /** The schema at `pointer` of `file`, the whole file by default, with everything it refers to put in its place. */
  resolve(file: string, pointer = ''): Schema {
    const at = `${file}#${pointer}`;
    const resolved = this.resolved.get(at) ?? this.made(file, pointer);
    this.resolved.set(at, resolved);
    return resolved;
  }

  private made(file: string, pointer: string): Schema {
    const place = this.documents.at(file, pointer);
    if (!place)
      throw new WrongEdit(`${file}: there is nothing at "${pointer}"; name a definition that exists.`);
    const building: Building = { names: new Map(), definitions: {} };
    const resolved = this.inline(place, building, []);
    const schema = typeof resolved === 'object' ? resolved : resolved ? {} : { not: {} };
    return {
      ...(pointer === '' ? { $id: nameOf(file) } : {}),
      ...schema,
      ...(isEmpty(building.definitions) ? {} : { definitions: building.definitions }),
    };
  }

  /** One sentence for each `$id` that two files have. */
  get doubled(): readonly string[] {
    return this.documents.doubled;
  }

  /** The `$ref`s of a file that lead nowhere. */
  deadReferences(file: string): DeadReference[] {
    const root = this.documents.at(file);
    return root ? this.deadFrom(root) : [];
  }

  private deadFrom(place: Place): DeadReference[] {
    if (typeof place.schema === 'boolean') return [];
    const { $ref } = place.schema;
    const inner = innerOf(place.schema).flatMap(([step, one]) =>
      this.deadFrom(this.documents.inner(place, step, one)),
    );
    try {
      if ($ref !== undefined) this.documents.follow(place, $ref);
      return inner;
    } catch (error) {
      if (!(error instanceof WrongEdit) || $ref === undefined) throw error;
      const lacks = this.documents.lackedBy(place, $ref);
      return [{ file: place.file, sentence: error.message, ...(lacks ? { lacks } : {}) }, ...inner];
    }
  }

  /** @param via the definitions whose very value this is, to tell one that leads back to itself */
  private inline(place: Place, building: Building, via: object[]): Schema | boolean {
    if (typeof place.schema === 'boolean') return place.schema;
    const { $ref, $id: _, $schema: __, definitions: ___, $defs: ____, ...words } = place.schema;
    const own = mapInner(words, (inner, step) =>
      this.inline(this.documents.inner(place, step, inner), building, inPlace.test(step) ? via : []),
    );
    const resolved =
      $ref === undefined ? own : this.beside(this.follow(place, $ref, via), own, building, via);
    if (typeof resolved === 'boolean') return resolved;
    const hints = place.pointer === '' ? this.hints.get(place.file) : undefined;
    const named = withShapeNames(withNames(resolved));
    return hints ? hintsPut(named, hints, building.definitions) : named;
  }

  private follow(place: Place, ref: string, via: object[]): Place {
    const target = this.documents.follow(place, ref);
    if (typeof target.schema === 'object' && via.includes(target.schema))
      throw new WrongEdit(
        `${place.file}, ${place.pointer || 'at the top'}: the $ref "${ref}" leads back to itself; name another one.`,
      );
    return target;
  }

  private beside(target: Place, own: Schema, building: Building, via: object[]): Schema | boolean {
    if (typeof target.schema === 'object') {
      const through = [...via, target.schema];
      if (this.reachedFrom(target).has(target.schema))
        return { $ref: `#/definitions/${this.nameOf(target, building, through)}`, ...own };
      const shared = this.inline(target, building, through);
      return typeof shared === 'object'
        ? merged(shared, own)
        : isEmpty(own)
          ? shared
          : besideBoolean(shared, own);
    }
    return isEmpty(own) ? target.schema : besideBoolean(target.schema, own);
  }

  /** The name under which a schema that refers to itself stands in `definitions`. */
  private nameOf(target: Place, building: Building, via: object[]): string {
    const { names, definitions } = building;
    const known = names.get(target.schema as object);
    if (known !== undefined) return known;
    const last = (target.pointer || target.file).split('/').at(-1) ?? '';
    const plain = last.replace(/\.schema\.json$/, '').replaceAll(/[^\w-]+/g, '-') || 'schema';
    const taken = new Set(names.values());
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain}-${count}`;
    names.set(target.schema as object, name);
    definitions[name] = this.inline(target, building, via);
    return name;
  }

  /** Everything that the references in a schema lead to, and those in there, and so on. */
  private reachedFrom(start: Place): Set<object> {
    const known = this.reached.get(start.schema as object);
    if (known) return known;
    const found = new Set<object>();
    const left = [start];
    for (let place = left.pop(); place; place = left.pop())
      for (const target of this.targetsIn(place))
        if (typeof target.schema === 'object' && !found.has(target.schema)) {
          found.add(target.schema);
          left.push(target);
        }
    this.reached.set(start.schema as object, found);
    return found;
  }

  private targetsIn(place: Place): Place[] {
    if (typeof place.schema === 'boolean') return [];
    const { $ref } = place.schema;
    return [
      ...($ref === undefined ? [] : [this.documents.follow(place, $ref)]),
      ...innerOf(place.schema)
        .filter(([step]) => !container.test(step))
        .flatMap(([step, inner]) => this.targetsIn(this.documents.inner(place, step, inner))),
    ];
  }
}

/** Keywords whose sentence may say the limit itself. */
const limiting = [
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
];

/** The sentences of a shared definition, without those of a limit that is another one beside the `$ref`. */
function sentencesKept({ messages = {}, ...shared }: Schema, own: Schema): Schema['messages'] {
  const isOther = (keyword: string): boolean =>
    limiting.includes(keyword) &&
    keyword in own &&
    own[keyword as 'minimum'] !== shared[keyword as 'minimum'];
  return Object.fromEntries(
    Object.entries(messages).filter(([keyword, text]) => text.includes('{{limit}}') || !isOther(keyword)),
  );
}

function merged(shared: Schema, own: Schema): Schema {
  const messages = { ...sentencesKept(shared, own), ...own.messages };
  return { ...shared, ...own, ...(isEmpty(messages) ? {} : { messages }) };
}

const besideBoolean = (shared: boolean, own: Schema): Schema => (shared ? own : { not: {}, ...own });

/** The resolver of these sources. */
export const resolverOf = oncePer((sources: readonly Source[]) => new Resolver(sources));

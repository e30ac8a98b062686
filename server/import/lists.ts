// The catalogues while an import runs: names become ids, and a name that a map may add gets the next id.
import { nextId } from '#schemas/next-id.ts';
import type { ImportMapField } from '#schemas/types.ts';
import type { ListAnswer } from '../platform/lookups.ts';
import { foldedName } from './conversions.ts';
import type { CatalogueRow } from './queries.ts';

/** A row that a field may name: of a catalogue, whose keys are numbers, or of anything else that is referred to. */
type ListRow = Omit<CatalogueRow, 'id'> & { id: number | string };

const isWordCharacter = /[\p{L}\p{N}]/u;
const beginsWith = (text: string, name: string): boolean =>
  text.startsWith(name) && !isWordCharacter.test(text.charAt(name.length));

/** The rows of one list, and the first of them by its key, by its name and by what its key is called in any letters. */
class List {
  readonly byId = new Map<string, ListRow>();
  readonly byName = new Map<string, ListRow>();
  readonly keys = new Map<string, string>();

  add(row: ListRow): void {
    const { id, name } = row;
    if (this.byId.has(String(id))) return;
    this.byId.set(String(id), row);
    this.byName.set(foldedName(name), this.byName.get(foldedName(name)) ?? row);
    // Those of catalogues mean nothing outside.
    if (typeof id === 'string') this.keys.set(foldedName(id), this.keys.get(foldedName(id)) ?? id);
  }

  get names(): string[] {
    return [...this.byId.values()].map(({ name }) => name);
  }
}

export class Lists {
  private readonly lists = new Map<string, List>();
  /** Rows that are not stored yet. */
  private readonly added = new Set<CatalogueRow>();
  private readonly isSeen: (list: string) => boolean;
  private readonly given = new WeakMap<ImportMapField, ReadonlyMap<string, string>>();
  private searches = new WeakMap<ImportMapField, [folded: string, name: string][]>();

  /** @param isSeen whether whoever imports may see the rows of a list: what they may not see they cannot name */
  constructor(stored: CatalogueRow[], isSeen: (list: string) => boolean = () => true) {
    this.isSeen = isSeen;
    this.learn(stored);
  }

  /** Takes rows that fields of the file may name. */
  learn(found: readonly ListRow[]): void {
    for (const row of found) if (this.isSeen(row.catalogue)) this.of(row.catalogue).add(row);
    this.searches = new WeakMap();
  }

  private of(catalogue: string): List {
    const list = this.lists.get(catalogue) ?? new List();
    this.lists.set(catalogue, list);
    return list;
  }

  has(catalogue: string, name: string): boolean {
    return this.of(catalogue).byName.has(foldedName(name));
  }

  namesOf(catalogue: string): string[] {
    return this.of(catalogue).names;
  }

  /** The name in the catalogue that a text of the file means, by the field's synonyms and names. */
  nameFor(catalogue: string, text: string, field: ImportMapField): string | undefined {
    const folded = foldedName(text);
    if (field.match === 'start')
      return this.search(catalogue, field).find(([name]) => beginsWith(folded, name))?.[1];
    return this.givenBy(field).get(folded) ?? this.of(catalogue).byName.get(folded)?.name;
  }

  /** What texts mean by the field itself. */
  private givenBy(field: ImportMapField): ReadonlyMap<string, string> {
    const { names = [], synonyms = {} } = field;
    const texts = [...names.map((name) => [name, name] as const), ...Object.entries(synonyms)];
    const known = this.given.get(field) ?? new Map(texts.map(([text, name]) => [foldedName(text), name]));
    this.given.set(field, known);
    return known;
  }

  // Longest first, so that "Grand Soleil 40" is not a "Grand".
  private search(catalogue: string, field: ImportMapField): [folded: string, name: string][] {
    const known = this.searches.get(field);
    if (known) return known;
    const named = this.namesOf(catalogue).map((name): [string, string] => [foldedName(name), name]);
    const list = [...this.givenBy(field), ...named].sort(([a], [b]) => b.length - a.length);
    this.searches.set(field, list);
    return list;
  }

  /** The key that a text of the file is. */
  keyFor(list: string, text: string): string | undefined {
    return this.of(list).keys.get(foldedName(text));
  }

  /** The id of a name; one that is not in the catalogue yet gets the next (§2). */
  idOf(catalogue: string, name: string): number | string {
    const list = this.of(catalogue);
    const found = list.byName.get(foldedName(name));
    if (found) return found.id;
    const row = { catalogue, name, id: nextId([...list.byId.keys()]) };
    list.add(row);
    this.added.add(row);
    return row.id;
  }

  answer = ({ catalogue, id }: { catalogue: string; id: string }): ListAnswer => {
    const { byId } = this.of(catalogue);
    const unstored = [...this.added].filter((row) => row.catalogue === catalogue).length;
    return { length: byId.size - unstored, found: byId.has(id) };
  };

  /** The rows among `used` that must be stored before the boats that name them. */
  missing(used: { catalogue: string; id: number }[]): CatalogueRow[] {
    return [...this.added].filter(({ catalogue, id }) =>
      used.some((row) => row.catalogue === catalogue && row.id === id),
    );
  }
}

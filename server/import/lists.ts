// The catalogues while an import runs: names become ids, and a name that a map may add gets the next id.
import type { ImportMapField } from '#schemas/types.ts';
import type { ListAnswer } from '../platform/lookups.ts';
import { fold } from './conversions.ts';
import type { CatalogueRow } from './queries.ts';

/** A row that a field may name: of a catalogue, whose keys are numbers, or of anything else that is referred to. */
type ListRow = Omit<CatalogueRow, 'id'> & { id: number | string };

const isWordCharacter = /[\p{L}\p{N}]/u;
const beginsWith = (text: string, name: string): boolean =>
  text.startsWith(name) && !isWordCharacter.test(text.charAt(name.length));

export class Lists {
  private readonly rows = new Map<string, ListRow[]>();
  /** Rows that are not stored yet. */
  private readonly added = new Set<CatalogueRow>();
  private searches = new WeakMap<ImportMapField, [folded: string, name: string][]>();

  constructor(stored: CatalogueRow[]) {
    for (const row of stored) this.of(row.catalogue).push(row);
  }

  /** Takes rows that fields of the file may name. */
  learn(found: readonly ListRow[]): void {
    for (const row of found) {
      const rows = this.of(row.catalogue);
      if (!rows.some(({ id }) => id === row.id)) rows.push(row);
    }
    this.searches = new WeakMap();
  }

  private of(catalogue: string): ListRow[] {
    const rows = this.rows.get(catalogue) ?? [];
    this.rows.set(catalogue, rows);
    return rows;
  }

  has(catalogue: string, name: string): boolean {
    return this.of(catalogue).some((row) => fold(row.name) === fold(name));
  }

  namesOf(catalogue: string): string[] {
    return this.of(catalogue).map(({ name }) => name);
  }

  /** The name in the catalogue that a text of the file means, by the field's synonyms and names. */
  nameFor(catalogue: string, text: string, field: ImportMapField): string | undefined {
    const folded = fold(text);
    const isMatch = (name: string): boolean =>
      field.match === 'start' ? beginsWith(folded, name) : folded === name;
    return this.search(catalogue, field).find(([name]) => isMatch(name))?.[1];
  }

  // Longest first, so that "Grand Soleil 40" is not a "Grand".
  private search(catalogue: string, field: ImportMapField): [folded: string, name: string][] {
    const known = this.searches.get(field);
    if (known) return known;
    const names = [...this.namesOf(catalogue), ...(field.names ?? [])];
    const list = [
      ...Object.entries(field.synonyms ?? {}),
      ...names.map((name): [string, string] => [name, name]),
    ]
      .map(([text, name]): [string, string] => [fold(text), name])
      .sort(([a], [b]) => b.length - a.length);
    this.searches.set(field, list);
    return list;
  }

  /** The key that a text of the file is; those of catalogues mean nothing outside. */
  keyFor(list: string, text: string): string | undefined {
    const keys = this.of(list).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
    return keys.find((key) => fold(key) === fold(text));
  }

  /** The id of a name; a name that is not in the catalogue yet gets the highest id plus 1 (§2, Data). */
  idOf(catalogue: string, name: string): number | string {
    const rows = this.of(catalogue);
    const found = rows.find((row) => fold(row.name) === fold(name));
    if (found) return found.id;
    const row = { catalogue, name, id: Math.max(0, ...rows.map(({ id }) => Number(id))) + 1 };
    rows.push(row);
    this.added.add(row);
    return row.id;
  }

  answer = ({ catalogue, id }: { catalogue: string; id: string }): ListAnswer => {
    const rows = this.of(catalogue);
    return {
      length: rows.filter((row) => !this.isAdded(row)).length,
      found: rows.some((row) => String(row.id) === id),
    };
  };

  private readonly isAdded = (row: ListRow): boolean => (this.added as ReadonlySet<ListRow>).has(row);

  /** The rows among `used` that must be stored before the boats that name them. */
  missing(used: { catalogue: string; id: number }[]): CatalogueRow[] {
    return [...this.added].filter(({ catalogue, id }) =>
      used.some((row) => row.catalogue === catalogue && row.id === id),
    );
  }

  stored(rows: CatalogueRow[]): void {
    for (const row of rows) this.added.delete(row);
  }
}

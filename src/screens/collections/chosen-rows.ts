import { isCatalogue } from '#schemas/references.ts';
import { fieldOf, type TableDefinition } from '#schemas/table.ts';
import type { ListWanted } from '#src/stores/list-search.ts';

/** What a new row refers to: what its list is filtered by. The keys of a catalogue are numbers. */
export function chosenRows({ filters }: TableDefinition, { labels }: Pick<ListWanted, 'labels'>): object {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const chosen = filter.kind === 'reference' ? labels[filter.key] : undefined;
      if (chosen === undefined) return [];
      const id = isCatalogue(filter.refersTo ?? '') ? Number(chosen) : chosen;
      return [[fieldOf(filter), filter.isMany ? [id] : id]];
    }),
  );
}

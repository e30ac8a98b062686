// What a filter by a choice offers where it names no table of labels: that of its column, or what the schema of its field lists.
import { isValue, namedChoices, yesOrNo, type Value } from '../choices.ts';
import type { Schema } from '../schema.ts';
import { fieldOf, type Filter, type Label, type Labels, type TableDefinition } from '../table.ts';
import { schemasAt } from '../walk.ts';
import { listedBy } from './check-columns.ts';

/** The values that a field, or each of its rows, is one of; nothing where it takes others too. */
function listedAt(said: readonly Schema[]): Labels | undefined {
  const isYesOrNo = said.some(({ type }) => [type].flat().includes('boolean'));
  const listed = said.flatMap((one) => ('const' in one ? [one.const] : listedBy(one)));
  const values = (listed.length === 0 && isYesOrNo ? [true, false] : listed).filter(isValue);
  const names = new Map(namedChoices(said).map(({ value, title }) => [value, title]));
  const labelOf = (value: Value): Label => ({
    text: names.get(value) ?? yesOrNo(value) ?? String(value),
    color: 'grey',
    icon: '',
    ...(typeof value === 'boolean' ? { code: value } : {}),
  });
  return values.length === 0
    ? undefined
    : Object.fromEntries(values.map((value) => [String(value), labelOf(value)]));
}

/** A table whose filters by a choice have their labels. They are called as their field is, which no table of labels can be. */
export function withListed(table: TableDefinition, entity: Schema): TableDefinition {
  const labels: Record<string, Labels> = { ...table.labels };
  const filters = table.filters.map((filter): Filter => {
    if (filter.kind !== 'label' || filter.labels !== undefined) return filter;
    const field = fieldOf(filter);
    const shown = table.columns.find((column) => column.field === field)?.labels;
    if (shown !== undefined) return { ...filter, labels: shown };
    const path = field.split('.');
    const rows = schemasAt(entity, [...path, '0']);
    const listed = listedAt([...schemasAt(entity, path), ...rows]);
    if (!listed) return filter;
    const name = `/${field}`;
    labels[name] = listed;
    return { ...filter, labels: name, ...(rows.length > 0 ? { isMany: true } : {}) };
  });
  return { ...table, labels, filters };
}

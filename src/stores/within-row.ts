// What stands within a row: another server may send something else in its place, which is left out.

export const listOf = <Item extends object>(value: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(value) ? (value as Item[]).filter((one) => typeof one === 'object' && one !== null) : [];

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

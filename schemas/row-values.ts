// What stands within a row, read as what it should be: another server may send something else in its place, which is left out.
import { isObject } from './is-object.ts';

/** The rows of a list; empty where there is none. */
export const listOf = <Item extends object>(value: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(value) ? (value as Item[]).filter(isObject) : [];

/** A text, or a number as one; empty where there is neither. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

// Numbers that not everybody may see whole: their last digits are left, so that two of them can be told apart.
import type { Schema } from '#schemas/schema.ts';

/** At most half of a number is shown, and never more than four of its characters. */
export const maskedText = (text: string): string => {
  const shown = Math.min(4, Math.floor(text.length / 2));
  return '•'.repeat(text.length - shown) + text.slice(text.length - shown);
};

/** A copy of `value` in which each text whose schema says `masked` is masked. */
export function masked<T>(schema: Schema | undefined, value: T): T {
  if (schema?.masked && typeof value === 'string') return maskedText(value) as T;
  if (typeof value !== 'object' || value === null || !schema?.properties) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    masked(schema.properties?.[key], inner),
  ]);
  return Object.fromEntries(entries) as T;
}

import type { Schema } from '#schemas/schema.ts';

/**
 * What a form starts with: of the loaded value the fields the form has, and the schema's defaults where it has none.
 * A copy, because a store's snapshot is frozen and the form library edits what it is given.
 */
export function startData({ properties = {} }: Schema, value: object): Record<string, unknown> {
  const loaded = new Map<string, unknown>(Object.entries(value));
  const start: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(properties)) {
    const content = loaded.get(key) ?? field.default;
    if (content !== undefined) start[key] = content;
  }
  return structuredClone(start);
}

import type { Schema } from '#schemas/schema.ts';

/** The defaults a form's schema declares. */
export function defaultsOf(schema: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
      field.default === undefined ? [] : [[key, field.default]],
    ),
  );
}

// Completes a uiSchema: each field without a named widget gets the one its schema asks for.
import type { UiSchema } from '@rjsf/utils';
import type { Schema } from '#schemas/schema.ts';
import type { WidgetName } from './widgets/registry.ts';

function isNumeric({ type = [] }: Schema): boolean {
  const types = [type].flat();
  return types.length > 0 && types.every((one) => one === 'number' || one === 'integer');
}

function widgetFor(field: Schema): WidgetName {
  if (field.lookup) return field.type === 'array' ? 'checklist' : 'lookup';
  if (field.enum) return 'select';
  if (field.type === 'boolean') return 'checkbox';
  if (isNumeric(field)) return 'number';
  if (field.format === 'date' || field.format === 'date-time') return field.format;
  return 'text';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);

/** The uiSchema with a widget for each field, so that a new property shows without an edit of `.ui.json`. */
export function completeUiSchema(schema: Schema, ui: Record<string, unknown>): UiSchema {
  const complete: UiSchema = { ...ui };
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const own = isObject(ui[key]) ? ui[key] : {};
    if (field.type === 'object') complete[key] = completeUiSchema(field, own);
    else if (field.type !== 'array' || field.lookup)
      complete[key] = { 'ui:widget': widgetFor(field), ...own };
  }
  return complete;
}

/** The uiSchema with what a screen says over it, field by field. */
export function overrideUi(
  ui: Record<string, unknown>,
  over: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...ui };
  for (const [key, value] of Object.entries(over)) {
    const own = merged[key];
    merged[key] = isPlain(own) && isPlain(value) ? overrideUi(own, value) : value;
  }
  return merged;
}

/** The fields of a complete uiSchema that are drawn by this widget. */
export function fieldsWith(widget: WidgetName, ui: UiSchema): string[] {
  return Object.entries(ui).flatMap(([key, own]: [string, unknown]) =>
    isObject(own) && own['ui:widget'] === widget ? [key] : [],
  );
}

/** The fields that a role neither sees nor changes. */
export function fieldsKeptFrom(role: number | undefined, { properties = {} }: Schema): string[] {
  if (role === undefined) return [];
  return Object.entries(properties).flatMap(([key, { roles }]) =>
    roles && !roles.includes(role) ? [key] : [],
  );
}

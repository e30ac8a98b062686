import type { Translate } from '#src/language/i18n.ts';
import { labelTable } from './widgets/label-table.ts';

interface Ui {
  'ui:widget'?: string;
  'ui:options'?: { labels?: unknown };
}

const hidden = '••••••••';

function textOf(value: unknown, ui: Ui | undefined, t: Translate): unknown {
  if (value === undefined || value === '') return undefined;
  if (ui?.['ui:widget'] === 'password') return hidden;
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const label = labelTable(ui?.['ui:options']?.labels)[value];
  return label ? t(label.text) : value;
}

/** A form's value to be read by people beside another one: codes as their words, and never a password. */
export const readable = (ui: object, value: object, t: Translate): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, textOf(field, (ui as Record<string, Ui>)[key], t)]),
  );

import labels from '#schemas/labels.json' with { type: 'json' };
import type { StatusLabel } from '#src/components/machines/status-chip.tsx';

export type Label = StatusLabel & { description?: string };
type Table = Partial<Record<string, Label>>;

// The compiler of the schemas holds the file against its meta-schema; TypeScript reads its colours as any text.
const tables = new Map(Object.entries(labels as unknown as Record<string, Table>));

/** The table of labels.json that `ui:options.labels` names, by value; empty where none is named. */
export const labelTable = (name: unknown): Table =>
  (typeof name === 'string' ? tables.get(name) : undefined) ?? {};

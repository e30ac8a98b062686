/** Every word of a state and of a choice with its look: those of labels.json, and those of the collections with a status. */
import { collections } from '#schemas/generated/collections.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Label } from '#schemas/table.ts';
import type { StatusLabel } from '#src/components/machines/status-chip.tsx';

const { $schema: _, ...ours } = labels;
const ofCollections = Object.entries(collections).flatMap(([name, { machine }]) =>
  machine ? [[name, machine.states] as const] : [],
);

/** By the names of the tables and of the machines. */
export const everyLabel: Record<string, Record<string, StatusLabel & Pick<Label, 'code'>>> = {
  ...ours,
  ...Object.fromEntries(ofCollections),
};

// How wide the columns of each list stand and in which order: what the person chose, remembered.
import { proxy, ref, useSnapshot } from 'valtio';
import { onOtherTab, recalled, remember } from '#src/browser/storage.ts';

export interface ColumnLayout {
  /** Names of columns; those it does not name follow. */
  order: string[];
  /** Pixels of the columns that were set. */
  sizes: Record<string, number>;
}

const key = 'columns';

function readLayouts(): Record<string, ColumnLayout> {
  const known = (recalled(key) ?? {}) as Record<string, Partial<ColumnLayout> | null>;
  return Object.fromEntries(
    Object.entries(known).map(([table, layout]) => [
      table,
      { order: Array.isArray(layout?.order) ? layout.order : [], sizes: { ...layout?.sizes } },
    ]),
  );
}

const untouched: ColumnLayout = { order: [], sizes: {} };
const chosen = proxy({ layouts: ref(readLayouts()) });

/** Follows the other tabs from now on. */
export function startColumnLayout(): void {
  onOtherTab(key, () => (chosen.layouts = ref(readLayouts())));
}

/** Lays the columns of a list out like this, also after a reload and in the other tabs. */
export function setColumnLayout(table: string, change: Partial<ColumnLayout>): void {
  const layout = { ...(chosen.layouts[table] ?? untouched), ...change };
  chosen.layouts = ref({ ...chosen.layouts, [table]: layout });
  remember(key, JSON.stringify(chosen.layouts));
}

/** The layout of a list now; the component is drawn again when another one is chosen. */
export const useColumnLayout = (table: string): ColumnLayout =>
  useSnapshot(chosen).layouts[table] ?? untouched;

import type { Filter } from '#schemas/table.ts';

/** What stands behind the button of a filter by a row, or by numbers. */
export interface ChosenValueProps {
  filter: Filter;
  /** What is chosen, by its key in the address. */
  chosen: Readonly<Record<string, string>>;
  onChange: (chosen: Record<string, string>) => void;
  close: () => void;
}

import type { CatalogueRow } from '#schemas/types.ts';

/** What every editor of a catalogue's row is told. */
export interface RowEditorProps {
  /** The form of catalogues.json. */
  form: string;
  row: CatalogueRow;
  isNew: boolean;
  /** After a conflict, the row that somebody else saved was chosen. */
  onNewer: (row: CatalogueRow) => void;
  onDone: () => void;
}

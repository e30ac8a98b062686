// One row of a catalogue, edited in its place: by the form that catalogues.json names for it.
import type { CatalogueRow } from '#schemas/types.ts';
import type { EditableCatalogue } from '#src/stores/catalogues.ts';
import { NamedEditor } from './named-editor.tsx';
import { TitledEditor } from './titled-editor.tsx';

export interface RowEditorProps {
  /** The form of catalogues.json. */
  form: string;
  row: CatalogueRow;
  isNew: boolean;
  /** After a conflict, the row that somebody else saved was chosen. */
  onNewer: (row: CatalogueRow) => void;
  onDone: () => void;
}

export function CatalogueEditor({
  catalogue,
  ...editor
}: RowEditorProps & { catalogue: EditableCatalogue }) {
  if (catalogue === 'boatbrands' || catalogue === 'boattypes')
    return <NamedEditor catalogue={catalogue} {...editor} />;
  return <TitledEditor catalogue={catalogue} {...editor} />;
}

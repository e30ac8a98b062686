// One row of a catalogue, edited in its place: by the form that catalogues.json names for it.
import type { EditableCatalogue } from '#src/stores/catalogues.ts';
import type { RowEditorProps } from './editor-props.ts';
import { NamedEditor } from './named-editor.tsx';
import { TitledEditor } from './titled-editor.tsx';

export function CatalogueEditor({
  catalogue,
  ...editor
}: RowEditorProps & { catalogue: EditableCatalogue }) {
  if (catalogue === 'boatbrands' || catalogue === 'boattypes')
    return <NamedEditor catalogue={catalogue} {...editor} />;
  return <TitledEditor catalogue={catalogue} {...editor} />;
}

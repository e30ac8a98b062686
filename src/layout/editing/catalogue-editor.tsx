// §2 one row of a catalogue, edited in its place: by the form of its collection, and with a picture where its call takes one.
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import type { FormDefinition } from '#schemas/schema.ts';
import type { CatalogueName, CatalogueRow, CollectionForm } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { UploadSlot } from '#src/components/pictures/upload-slot.tsx';
import { dropDraft } from '#src/forms/draft.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { catalogueIcon } from '#src/look/catalogue-icon.ts';
import { hasPicture, rowKeyOf, saveCall, saveRow } from '#src/stores/catalogues.ts';
import { toast } from '#src/stores/toasts.ts';
import { draftKeyOf, EntityForm } from './entity-form.tsx';
import { useChosenFile } from './use-chosen-file.ts';

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section': { maxWidth: 220 },
  '& > section img': catalogueIcon(theme),
  '@media (min-width: 700px)': { gridTemplateColumns: '220px minmax(0, 1fr)' },
}));

export interface CatalogueEditorProps {
  catalogue: CatalogueName;
  form: FormDefinition<CollectionForm>;
  row: CatalogueRow;
  isNew: boolean;
  /** After a conflict, the row that somebody else saved was chosen. */
  onNewer: (row: CatalogueRow) => void;
  onDone: () => void;
  /** Told the id that a new row was given. */
  onSavedAs?: (id: string | number) => void;
}

/** What is typed of a new row is kept under this key. */
const newKeyOf = (catalogue: CatalogueName): string => `${catalogue}:new`;

const iconKeyOf = (formKey: string): string => `${formKey}:icon`;

/** What may be unsaved of a new row: what is typed, and the icon that is chosen. */
export const unsavedOfNew = (form: FormDefinition<CollectionForm>, catalogue: CatalogueName): string[] => [
  draftKeyOf(form, newKeyOf(catalogue)),
  iconKeyOf(newKeyOf(catalogue)),
];

const read = (row: CatalogueRow): object => row;

export function CatalogueEditor({
  catalogue,
  form,
  row,
  isNew,
  onNewer,
  onDone,
  onSavedAs,
}: CatalogueEditorProps) {
  const { t } = useTranslation();
  const formKey = isNew ? newKeyOf(catalogue) : `${catalogue}:${rowKeyOf(row)}`;
  const icon = useChosenFile(iconKeyOf(formKey));
  const stored = imageUrl(row.icon);
  const withPicture = hasPicture(catalogue);
  const cancel = (): void => {
    dropDraft(draftKeyOf(form, formKey));
    onDone();
  };
  const fields = (
    <EntityForm
      form={form}
      row={row}
      read={read}
      save={(from, value) =>
        icon.send(({ file, ...sending }) =>
          saveRow(catalogue, from, { fields: value, isNew, icon: file, onSavedAs, ...sending }),
        )
      }
      takeNewer={onNewer}
      call={saveCall(catalogue)}
      canUndo={!withPicture}
      formKey={formKey}
      isNew={isNew}
      layout="dialog"
      onSaved={onDone}
    >
      <Button variant="outlined" color="inherit" onClick={cancel}>
        {t('Cancel')}
      </Button>
    </EntityForm>
  );
  if (!withPicture) return fields;
  return (
    <Beside>
      <UploadSlot
        title={t('Icon')}
        ratio={3 / 2}
        fit="contain"
        picture={stored ? { src: stored } : undefined}
        preview={icon.preview}
        progress={icon.progress}
        onChoose={icon.choose}
        onRefuse={(text) => toast('error', text)}
        onCancel={icon.cancel}
      />
      {fields}
    </Beside>
  );
}

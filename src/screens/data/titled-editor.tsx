// §2 an accessory or an allowed item: a title, and an icon that is sent with it.
import { styled } from '@mui/material/styles';
import type { FormDefinition } from '#schemas/schema.ts';
import { definition as accessory } from '#schemas/generated/forms/accessory.js';
import { definition as allowedItem } from '#schemas/generated/forms/allowed-item.js';
import type { CatalogueRow } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import Button from '@mui/material/Button';
import { UploadSlot } from '#src/components/pictures/upload-slot.tsx';
import { dropDraft } from '#src/forms/draft.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useChosenFile } from '#src/layout/editing/use-chosen-file.ts';
import { draftKeyOf, EntityForm } from '#src/layout/editing/entity-form.tsx';
import { catalogueCalls, keyOf, saveTitled } from '#src/stores/catalogues.ts';
import { toast } from '#src/stores/toasts.ts';
import type { RowEditorProps } from './editor-props.ts';

const Beside = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section': { maxWidth: 220 },
  '@media (min-width: 700px)': { gridTemplateColumns: '220px minmax(0, 1fr)' },
});

const forms: Partial<Record<string, FormDefinition<'accessory' | 'allowed-item'>>> = {
  accessory,
  'allowed-item': allowedItem,
};

const read = (row: CatalogueRow): object => row;

export function TitledEditor({
  catalogue,
  form: formName,
  row,
  isNew,
  onNewer,
  onDone,
}: RowEditorProps & { catalogue: 'accessories' | 'allowes' }) {
  const { t } = useTranslation();
  const form = forms[formName] ?? accessory;
  const formKey = isNew ? `${catalogue}:new` : `${catalogue}:${keyOf(row)}`;
  const icon = useChosenFile(`${formKey}:icon`);
  const stored = imageUrl(row.icon);
  const cancel = (): void => {
    dropDraft(draftKeyOf(form, formKey));
    onDone();
  };
  return (
    <Beside>
      <UploadSlot
        title={t('Icon')}
        ratio={3 / 2}
        fit="contain"
        {...(stored ? { picture: { src: stored } } : {})}
        {...(icon.preview ? { preview: icon.preview } : {})}
        {...(icon.progress === undefined ? {} : { progress: icon.progress })}
        onChoose={icon.choose}
        onRefuse={(text) => toast('error', text)}
        onCancel={icon.cancel}
      />
      <EntityForm
        form={form}
        row={row}
        read={read}
        save={(from, fields) =>
          icon.send(({ file, ...sending }) =>
            saveTitled(catalogue, from, { fields, isNew, icon: file, ...sending }),
          )
        }
        takeNewer={onNewer}
        call={catalogueCalls[catalogue].save}
        formKey={formKey}
        layout="dialog"
          onSaved={onDone}
      >
        <Button variant="outlined" color="inherit" onClick={cancel}>
          {t('Cancel')}
        </Button>
      </EntityForm>
    </Beside>
  );
}

// §2 a boat brand or a boat type: its name.
import type { FormDefinition } from '#schemas/schema.ts';
import { definition as boatBrand } from '#schemas/generated/forms/boat-brand.js';
import { definition as boatType } from '#schemas/generated/forms/boat-type.js';
import type { CatalogueRow } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { dropDraft } from '#src/forms/draft.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { draftKeyOf, EntityForm } from '#src/layout/editing/entity-form.tsx';
import { catalogueCalls, keyOf, saveNamed } from '#src/stores/catalogues.ts';
import type { RowEditorProps } from './editor-props.ts';

const forms: Partial<Record<string, FormDefinition<'boat-brand' | 'boat-type'>>> = {
  'boat-brand': boatBrand,
  'boat-type': boatType,
};

const read = (row: CatalogueRow): object => ({ ...row, id: keyOf(row) });

export function NamedEditor({
  catalogue,
  form: formName,
  row,
  isNew,
  onNewer,
  onDone,
}: RowEditorProps & { catalogue: 'boatbrands' | 'boattypes' }) {
  const { t } = useTranslation();
  const form = forms[formName] ?? boatBrand;
  const formKey = isNew ? `${catalogue}:new` : `${catalogue}:${keyOf(row)}`;
  const cancel = (): void => {
    dropDraft(draftKeyOf(form, formKey));
    onDone();
  };
  return (
    <EntityForm
      form={form}
      row={row}
      read={read}
      save={(from, value) => saveNamed(catalogue, from, value, isNew)}
      takeNewer={onNewer}
      call={catalogueCalls[catalogue].save}
      canUndo={!isNew}
      formKey={formKey}
      layout="dialog"
      onSaved={onDone}
    >
      <Button variant="outlined" color="inherit" onClick={cancel}>
        {t('Cancel')}
      </Button>
    </EntityForm>
  );
}

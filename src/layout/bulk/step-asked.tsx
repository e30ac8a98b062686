// What a step of several rows asks for, once for all of them: its form, or whether it is meant.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useEffect, type ReactNode } from 'react';
import type { BulkStep } from '#schemas/table.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useOfferedForm } from '#src/layout/editing/use-offered-form.ts';
import { pressedBy } from '#src/look/keys.ts';
import { markUnsaved } from '#src/stores/unsaved.ts';
import type { AskedForm as Asked } from './bulk-kind.ts';

export interface StepAskedProps {
  step: BulkStep;
  asked: Asked | undefined;
  /** Of how many rows it can be taken. */
  possible: number;
  /** Of how many of them it is. */
  count: number;
  onTake: (said: object | undefined) => void;
  onCancel: () => void;
  children?: ReactNode;
}

export function StepAsked({ step, asked, possible, count, onTake, onCancel, children }: StepAskedProps) {
  const { t } = useTranslation();
  const cancel = (
    <Button variant="outlined" color="inherit" autoFocus={!asked || possible === 0} onClick={onCancel}>
      {t('Cancel')}
    </Button>
  );
  if (possible === 0) return <DialogActions sx={{ px: 0 }}>{cancel}</DialogActions>;
  const disabledReason = count === 0 ? t('Choose at least one row.') : undefined;
  const follows = step.confirm !== undefined && <Box sx={{ mb: 2 }}>{t(step.confirm)}</Box>;
  if (asked)
    return (
      <>
        {follows}
        <AskedForm form={asked} isDangerous={step.danger ?? false} waitsFor={disabledReason} onTake={onTake}>
          {cancel}
          {children}
        </AskedForm>
      </>
    );
  return (
    <>
      {follows}
      <DialogActions sx={{ px: 0 }}>
        {cancel}
        {children}
        <ActionButton
          variant="contained"
          color={step.danger ? 'error' : 'primary'}
          disabledReason={disabledReason}
          onClick={() => onTake(undefined)}
          {...pressedBy('save')}
        >
          {`${t(step.label)} (${count})`}
        </ActionButton>
      </DialogActions>
    </>
  );
}

interface AskedFormProps {
  form: Asked;
  isDangerous: boolean;
  waitsFor: string | undefined;
  onTake: (said: object) => void;
  children: ReactNode;
}

/** What is typed for several rows is unsaved under this key. */
export const bulkKey = 'bulk';

const nothing = {};

function AskedForm({ form: whole, isDangerous, waitsFor, onTake, children }: AskedFormProps) {
  const form = useOfferedForm(whole);
  useEffect(() => () => markUnsaved(bulkKey, false, () => undefined), []);
  return (
    <SchemaForm
      form={form}
      value={nothing}
      layout="dialog"
      isDangerous={isDangerous}
      waitsFor={waitsFor}
      onChange={(_, isDirty) => markUnsaved(bulkKey, isDirty, () => undefined)}
      onSubmit={(said) => {
        markUnsaved(bulkKey, false, () => undefined);
        onTake(said);
      }}
    >
      {children}
    </SchemaForm>
  );
}

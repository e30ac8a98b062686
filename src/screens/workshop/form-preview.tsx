// The edited form, alive: drawn as on its screen, judged by the verdict, seen with the eyes of a role.
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { FormDefinition, Schema, SchemaError, Validate } from '#schemas/schema.ts';
import type { Forms, DraftVerdict } from '#schemas/types.ts';
import { editorHeight } from '#src/components/code-editor/editor-frame.ts';
import { RoleContext } from '#src/forms/form-context.ts';
import { modelOf } from '#src/forms/form-model.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useTranslation } from '#src/language/i18n.ts';

// As high as the editor beside it, so that what the edit does is never far.
const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 20,
  '& > h2': { ...theme.typography.h2 },
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { maxHeight: editorHeight, overflowY: 'auto' },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

type Name = keyof Forms;

export interface FormPreviewProps {
  name: string;
  verdict: DraftVerdict;
  data: Record<string, unknown>;
  onData: (data: Record<string, unknown>) => void;
  /** Nothing has been typed into it again. */
  onReset: () => void;
}

/** It is drawn anew with each edit, and would take the focus each time from whoever types the edit. */
const quiet = (ui: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(ui), (key, value: unknown) =>
    value === true && /^(ui:)?autofocus$/.test(key) ? undefined : value,
  ) as Record<string, unknown>;

/** A definition whose validator says what the verdict has said. */
function definitionOf(name: string, { schema, ui = {}, errors = [] }: DraftVerdict): FormDefinition<Name> {
  const validate: Validate = () => {
    validate.errors = errors as unknown as SchemaError[];
    return errors.length === 0;
  };
  return { name: name as Name, schema: schema as Schema, ui: quiet(ui), validate, validators: {} };
}

/** What a form of this schema holds before anything is typed. */
export const beginningOf = (schema: Schema): Record<string, unknown> =>
  modelOf({ name: '', schema, ui: {}, validate: () => true, validators: {} }, undefined).start({});

export function FormPreview({ name, verdict, data, onData, onReset }: FormPreviewProps) {
  const { t } = useTranslation();
  const [role, setRole] = useState<number>();
  const shape = JSON.stringify([verdict.schema, verdict.ui]);
  // Another schema starts with what was typed into the last one.
  const [start, setStart] = useState({ shape, data });
  if (start.shape !== shape) setStart({ shape, data });
  const form = useMemo(() => definitionOf(name, verdict), [name, verdict]);
  const [times, setTimes] = useState(0);
  const reset = (): void => {
    setStart({ shape, data: beginningOf(verdict.schema as Schema) });
    setTimes(times + 1);
    onReset();
  };
  return (
    <Sheet>
      <TextField
        select
        label={t('Seen by')}
        value={role ?? ''}
        slotProps={{ select: { native: true } }}
        onChange={({ target }) => {
          // Another role's form starts with what was typed into the last one.
          setStart({ shape, data });
          setRole(target.value === '' ? undefined : Number(target.value));
        }}
      >
        <option value="">{t('Everybody')}</option>
        {roles.roles.map(({ id, name: title }) => (
          <option key={id} value={id}>
            {t(title)}
          </option>
        ))}
      </TextField>
      <h2>{t((verdict.schema as Schema).title ?? name)}</h2>
      <RoleContext value={role}>
        <SchemaForm
          key={`${shape}:${role}:${times}`}
          form={form}
          value={start.data}
          layout="dialog"
          onChange={(typed) => onData(typed)}
          onSubmit={(typed) => onData({ ...typed })}
        />
      </RoleContext>
      <Button variant="text" onClick={reset}>
        {t('Forget what is typed here')}
      </Button>
    </Sheet>
  );
}

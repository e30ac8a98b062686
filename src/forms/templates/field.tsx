import { styled } from '@mui/material/styles';
import { getUiOptions, type FieldTemplateProps } from '@rjsf/utils';
import { useContext } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { Field } from '#src/components/field.tsx';
import { ControlContext, ProblemsContext } from '#src/forms/form-context.ts';

const Cell = styled('div')({
  minWidth: 0,
  '&[data-wide]': { gridColumn: '1 / -1' },
  // The save bar sticks to the bottom: what is focused must not hide behind it.
  '& :is(input, select, textarea)': { scrollMarginBlock: 96 },
});

/** Widgets whose label stands beside the control. */
const labelBeside = new Set<unknown>(['checkbox', 'toggle']);

/** Widgets of several inputs: the label names their group. */
const groups = new Set<unknown>(['radio', 'checklist', 'date-time']);

/** One field: label above, control, error or help under it; all tied to the control itself. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, label, required, hidden, schema, uiSchema, rawHelp, rawDescription, children } =
    props;
  const { t } = useTranslation();
  const problems = useContext(ProblemsContext);
  const { wide, widget }: Record<string, unknown> = getUiOptions(uiSchema);
  const isNested = schema.type === 'object' || (schema.type === 'array' && widget === undefined);
  if (hidden || isNested) return children;
  const hasLabelBeside = labelBeside.has(widget);
  const help = rawHelp ?? rawDescription;
  return (
    <Cell data-wide={wide === true || undefined}>
      <Field
        id={id}
        label={t(label)}
        isGroup={groups.has(widget)}
        hideLabel={hasLabelBeside}
        required={required && !hasLabelBeside}
        help={help ? t(help) : undefined}
        error={problems[fieldPathId.path.join('.')]}
      >
        {(control) => <ControlContext value={control}>{children}</ControlContext>}
      </Field>
    </Cell>
  );
}

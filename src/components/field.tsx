import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n.ts';
import type { ControlProps } from './control-frame.tsx';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

const Label = styled('label')(({ theme }) => ({
  fontSize: 13,
  fontWeight: 500,
  lineHeight: '18px',
  color: theme.vars.palette.text.primary,
  '& [aria-hidden]': { marginInlineStart: 3, color: theme.vars.palette.error.main },
  '& small': {
    marginInlineStart: 6,
    fontSize: 12,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

const Note = styled('p')<{ tone?: 'error' | 'warning' }>(({ theme, tone }) => ({
  display: 'flex',
  gap: 6,
  fontSize: 12,
  lineHeight: '16px',
  color: tone ? theme.vars.palette[tone].main : theme.vars.palette.text.secondary,
  '& > svg': { fontSize: 16, flexShrink: 0 },
}));

export interface FieldProps {
  label: string;
  /** Given when a form library already chose the id of the input. */
  id?: string;
  required?: boolean;
  /** Says so in words behind the label. */
  optional?: boolean;
  help?: ReactNode;
  error?: string;
  /** Advice that does not stop a save. */
  warning?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** The one labelled control frame: label above, control, then error or warning, then help; all tied to the input. */
export function Field({
  label,
  id,
  required,
  optional,
  help,
  error,
  warning,
  hideLabel,
  children,
}: FieldProps) {
  const { t } = useTranslation();
  const own = useId();
  const inputId = id ?? own;
  const notes = { error: `${inputId}-error`, warning: `${inputId}-warning`, help: `${inputId}-help` };
  const described = [error && notes.error, warning && notes.warning, help && notes.help]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame>
      <Label htmlFor={inputId} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {required && <span aria-hidden="true">*</span>}
        {optional && <small>{t('Optional')}</small>}
      </Label>
      {children({
        id: inputId,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <Note id={notes.error} tone="error">
          <ErrorOutlineRounded aria-hidden="true" />
          {error}
        </Note>
      )}
      {warning && (
        <Note id={notes.warning} tone="warning">
          <WarningAmberRounded aria-hidden="true" />
          {warning}
        </Note>
      )}
      {help && <Note id={notes.help}>{help}</Note>}
    </Frame>
  );
}

import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n.ts';
import type { ControlProps } from './control-frame.tsx';
import styles from './field.module.css';
import { ErrorSign, WarningSign } from './glyphs.tsx';

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
  /** The control has several inputs: the label names their group, which takes `aria-labelledby`. */
  isGroup?: boolean;
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
  isGroup = false,
  children,
}: FieldProps) {
  const { t } = useTranslation();
  const own = useId();
  const inputId = id ?? own;
  const labelId = `${inputId}-label`;
  const Label = isGroup ? 'span' : 'label';
  const notes = { error: `${inputId}-error`, warning: `${inputId}-warning`, help: `${inputId}-help` };
  const described = [error && notes.error, warning && notes.warning, help && notes.help]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <Label
        {...(isGroup ? { id: labelId } : { htmlFor: inputId })}
        className={hideLabel ? 'visually-hidden' : styles.label}
      >
        {label}
        {required && <span aria-hidden="true">*</span>}
        {optional && <small>{t('Optional')}</small>}
      </Label>
      {children({
        id: inputId,
        required,
        'aria-labelledby': isGroup ? labelId : undefined,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={notes.error} className={styles.note} data-tone="error">
          <ErrorSign />
          {error}
        </p>
      )}
      {warning && (
        <p id={notes.warning} className={styles.note} data-tone="warning">
          <WarningSign />
          {warning}
        </p>
      )}
      {help && (
        <p id={notes.help} className={styles.note}>
          {help}
        </p>
      )}
    </div>
  );
}

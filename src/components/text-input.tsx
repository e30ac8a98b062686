import {
  useState,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ControlFrame, type ControlProps } from './control-frame.tsx';
import { Eye, EyeOff } from './glyphs.tsx';
import styles from './text-input.module.css';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>;

export interface TextInputProps extends Native, Partial<ControlProps> {
  value?: string;
  /** Instead of `value`: the control keeps its text itself. */
  defaultValue?: string;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  type?: HTMLInputTypeAttribute;
  multiline?: boolean;
  rows?: number;
  start?: ReactNode;
  end?: ReactNode;
  'aria-label'?: string;
}

/** One or more lines of text; a password can be shown. */
export function TextInput({
  onChange,
  type = 'text',
  multiline,
  rows = 4,
  start,
  end,
  ...rest
}: TextInputProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <ControlFrame>
      {start}
      {multiline ? (
        <textarea {...rest} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...rest}
          type={isPassword && isShown ? 'text' : type}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {end}
      {isPassword && (
        <button
          className={styles.reveal}
          type="button"
          aria-pressed={isShown}
          aria-label={t('Show password')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      )}
    </ControlFrame>
  );
}

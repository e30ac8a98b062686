import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import { useState, type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ControlFrame, type ControlProps } from './control-frame.tsx';

const Reveal = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  marginInlineEnd: -5,
  flexShrink: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sea.sunken, color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '& > svg': { fontSize: 18 },
}));

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
  value: string;
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
        <Reveal
          type="button"
          aria-pressed={isShown}
          aria-label={t('Show password')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </Reveal>
      )}
    </ControlFrame>
  );
}

import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type HTMLAttributes } from 'react';
import { definition } from '#schemas/generated/forms/login.js';
import { ShowPassword } from '#src/components/controls/show-password.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { LoginField } from './use-sign-in.ts';

const { schema, ui } = definition;

export interface FieldProps {
  name: LoginField;
  value: string;
  problem: string | undefined;
  onFocus: () => void;
  onChange: (value: string) => void;
}

/** One field of login.schema.json: a password can be shown. */
export function Field({ name, value, problem, onFocus, onChange }: FieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [isRecovery, setRecovery] = useState(false);
  const id = `login-${name}`;
  const problemId = `${id}-problem`;
  const drawn = (ui[name] ?? {}) as Partial<Record<string, string>>;
  const isCode = name === 'code';
  const inputMode = drawn['ui:inputMode'] as HTMLAttributes<HTMLElement>['inputMode'];
  const isSecret = drawn['ui:widget'] === 'password';
  return (
    <FormControl required error={problem !== undefined} fullWidth>
      <InputLabel htmlFor={id}>{t(schema.properties?.[name]?.title ?? name)}</InputLabel>
      <OutlinedInput
        // Focused anew: the keyboard that a phone has opened stays what it is.
        key={String(isRecovery)}
        id={id}
        name={name}
        type={isSecret && !isShown ? 'password' : 'text'}
        autoComplete={drawn['ui:autocomplete']}
        autoFocus={isCode}
        value={value}
        aria-describedby={problem && problemId}
        slotProps={{ input: { inputMode: isRecovery ? 'text' : inputMode } }}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
        endAdornment={isSecret && <ShowPassword isShown={isShown} onShow={setShown} />}
      />
      {problem && (
        <FormHelperText id={problemId}>
          <ErrorOutlineRounded />
          {problem}
        </FormHelperText>
      )}
      {isCode && !isRecovery && <Button onClick={() => setRecovery(true)}>{t('Use a recovery code')}</Button>}
    </FormControl>
  );
}

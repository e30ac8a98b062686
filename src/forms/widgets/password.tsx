import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { TextInput } from './text-input.tsx';

/** A password, which can be shown. */
export function PasswordWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      widget={props}
      type={isShown ? 'text' : 'password'}
      value={typeof props.value === 'string' ? props.value : ''}
      onType={(text) => props.onChange(text === '' ? props.options.emptyValue : text)}
      end={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            aria-pressed={isShown}
            aria-label={t('Show password')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

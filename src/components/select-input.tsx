import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ControlFrame, type ControlProps } from './control-frame.tsx';

export interface Option {
  _id: string | number;
  name: string;
}

const Frame = styled(ControlFrame)({
  position: 'relative',
  padding: 0,
  '& select': {
    padding: '7px 34px 7px 10px',
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  },
  '& select:disabled': { cursor: 'not-allowed' },
  '& option': { color: 'CanvasText', background: 'Canvas' },
  '& > svg:last-child': { position: 'absolute', insetInlineEnd: 8, pointerEvents: 'none' },
  '& > svg:first-of-type:not(:last-child)': { marginInlineStart: 10, marginInlineEnd: -10 },
});

export interface SelectInputProps extends Partial<ControlProps> {
  value: Option['_id'] | undefined;
  onChange: (value: Option['_id'] | undefined) => void;
  options: readonly Option[];
  /** Text of the empty choice; without it the empty choice reads "Choose…". */
  placeholder?: string;
  /** Options' names are keys to translate (fixed lists), not data. */
  translate?: boolean;
  onBlur?: () => void;
  onFocus?: () => void;
  start?: ReactNode;
  disabled?: boolean;
  name?: string;
  'aria-label'?: string;
}

/** §2 A dropdown of options with _id and name: the browser's own list, which every keyboard and phone knows. */
export function SelectInput({
  value,
  onChange,
  options,
  placeholder,
  translate,
  start,
  ...rest
}: SelectInputProps) {
  const { t } = useTranslation();
  const chosen = options.findIndex((option) => option._id === value);
  return (
    <Frame>
      {start}
      <select
        {...rest}
        value={chosen}
        onChange={(event) => onChange(options[Number(event.target.value)]?._id)}
      >
        <option value={-1}>{placeholder ?? t('Choose…')}</option>
        {options.map((option, at) => (
          <option key={option._id} value={at}>
            {translate ? t(option.name) : option.name}
          </option>
        ))}
      </select>
      <ExpandMoreRounded aria-hidden="true" />
    </Frame>
  );
}

import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import {
  ADDITIONAL_PROPERTY_FLAG,
  TranslatableString,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#src/language/i18n.ts';
import { saveKey } from '#src/look/keys.ts';
import { isLocked } from '#src/forms/is-locked.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  gap: 8,
  alignItems: 'start',
  '& > button': { marginTop: 24 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > div + div': { gridRow: 2 },
  },
}));

/** The form hears of another key when its field is left: that comes before it is handed in. */
function renameBeforeSaving(event: KeyboardEvent<HTMLElement>): void {
  const isSave = event.key === saveKey && (event.ctrlKey || event.metaKey);
  if (event.key === 'Enter') event.preventDefault();
  if (event.key === 'Enter' || isSave) flushSync(() => (event.target as HTMLElement).blur());
}

/** A field whose key a person may choose: the key beside the value, and a button that names what it removes. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { id, label, classNames, style, schema, registry, children } = props;
  const { t } = useTranslation();
  const isOff = isLocked(props);
  if (!(ADDITIONAL_PROPERTY_FLAG in schema))
    return (
      <div className={classNames} style={style}>
        {children}
      </div>
    );
  const name = t('Remove {{name}}', { name: label });
  return (
    <Pair className={classNames} style={style}>
      <TextField
        key={label}
        id={`${id}-key`}
        label={registry.translateString(TranslatableString.KeyLabel, [label])}
        defaultValue={label}
        disabled={isOff}
        onBlur={props.onKeyRenameBlur}
        onKeyDown={renameBeforeSaving}
      />
      <div>{children}</div>
      <IconButton
        size="small"
        aria-label={name}
        title={name}
        disabled={isOff}
        onClick={props.onRemoveProperty}
      >
        <DeleteOutlineRounded />
      </IconButton>
    </Pair>
  );
}

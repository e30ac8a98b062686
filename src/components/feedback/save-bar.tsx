import { pressedBy } from '#src/look/keys.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar - 1,
  bottom: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 24,
  padding: '10px 12px 10px 16px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-dirty]': { boxShadow: '0 8px 24px -8px rgb(11 31 51 / 22%)' },
  '& > p': { flex: 1, minWidth: 84, fontSize: 13, color: theme.vars.palette.text.secondary },
  '&[data-dirty] > p': { fontWeight: 500, color: theme.vars.palette.text.primary },
  '& small': { display: 'block', fontSize: 12, fontWeight: 400, color: theme.vars.palette.text.secondary },
  '&[data-dirty] > p::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 8,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.sea.accent,
  },
}));

export interface SaveBarProps {
  /** The submit button's words: "Save Changes". */
  label: string;
  isDirty: boolean;
  busy?: boolean;
  /** Why saving is not possible now; without changes it says so by itself. */
  disabledReason?: string;
  onDiscard?: () => void;
  /** Without it the button submits the form it stands in. */
  onSave?: () => void;
}

export function SaveBar({ label, isDirty, busy, disabledReason, onDiscard, onSave }: SaveBarProps) {
  const { t } = useTranslation();
  const reason = disabledReason ?? (isDirty ? undefined : t('There is nothing to save yet.'));
  return (
    <Bar data-dirty={isDirty || undefined}>
      <p role="status">
        {busy ? t('Saving…') : isDirty ? t('Unsaved changes') : t('No changes')}
        {isDirty && !busy && disabledReason && <small>{disabledReason}</small>}
      </p>
      {isDirty && !busy && onDiscard && (
        <Button variant="text" color="inherit" onClick={onDiscard}>
          {t('Discard')}
        </Button>
      )}
      <ActionButton
        variant="contained"
        type={onSave ? 'button' : 'submit'}
        {...pressedBy('save')}
        onClick={onSave}
        busy={busy}
        disabledReason={busy ? undefined : reason}
      >
        {label}
      </ActionButton>
    </Bar>
  );
}

import { pressedBy } from '#src/look/keys.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { BottomBar } from '#src/components/page/bottom-bar.tsx';

const Bar = styled(BottomBar)(({ theme }) => ({
  justifyContent: 'flex-end',
  marginTop: 24,
  '& > p': { flex: 1, minWidth: 84, color: theme.vars.palette.text.secondary },
  '&[data-raised] > p': { fontWeight: 500, color: theme.vars.palette.text.primary },
  '& small': {
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '&[data-raised] > p::before': {
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
  /** The words of the button that submits the form it stands in: "Save Changes". */
  label: string;
  isDirty: boolean;
  busy?: boolean;
  /** Why saving is not possible now; without changes it says so by itself. */
  disabledReason?: string;
  onDiscard: () => void;
}

export function SaveBar({ label, isDirty, busy, disabledReason, onDiscard }: SaveBarProps) {
  const { t } = useTranslation();
  const reason = disabledReason ?? (isDirty ? undefined : t('There is nothing to save yet.'));
  return (
    <Bar data-raised={isDirty || undefined}>
      <p role="status">
        {busy ? t('Saving…') : isDirty ? t('Unsaved changes') : t('No changes')}
        {isDirty && !busy && disabledReason && <small>{disabledReason}</small>}
      </p>
      {isDirty && !busy && (
        <Button variant="text" color="inherit" onClick={onDiscard}>
          {t('Discard')}
        </Button>
      )}
      <ActionButton
        variant="contained"
        type="submit"
        {...pressedBy('save')}
        data-unsaved={isDirty || undefined}
        busy={busy}
        disabledReason={busy ? undefined : reason}
      >
        {label}
      </ActionButton>
    </Bar>
  );
}

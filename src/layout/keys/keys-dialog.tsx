// The keys of the present screen.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from '#src/language/i18n.ts';

export interface ShownKey {
  /** One after the other. */
  keys: readonly string[];
  title: string;
}

export interface KeysDialogProps {
  /** What can be done where one is. */
  here: readonly ShownKey[];
  /** Where one can go. */
  places: readonly ShownKey[];
  onClose: () => void;
}

const Groups = styled(DialogContent)(({ theme }) => ({
  display: 'grid',
  gap: '20px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
  '& h3': { ...theme.typography.subtitle2, marginBottom: 8 },
  '& dl': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 16px' },
  '& dd': { textAlign: 'end' },
  '& kbd': {
    display: 'inline-block',
    minWidth: 24,
    padding: '0 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    textAlign: 'center',
  },
  '& kbd + kbd': { marginInlineStart: 4 },
}));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
/** `mod+s` as it stands on the keys: `Ctrl`, `S`. */
const capsOf = (keys: string): string[] =>
  keys.split('+').map((key) => (key === 'mod' ? (isApple ? '⌘' : 'Ctrl') : key === 'Escape' ? 'Esc' : key));

export function KeysDialog({ here, places, onClose }: KeysDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const listOf = (title: string, rows: readonly ShownKey[]) =>
    rows.length > 0 && (
      <section aria-label={title}>
        <h3>{title}</h3>
        <dl>
          {rows.map((row) => (
            <RowOf key={row.keys.join()} title={t(row.title)} caps={row.keys.flatMap(capsOf)} />
          ))}
        </dl>
      </section>
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('Keys')}</DialogTitle>
      <Groups>
        {listOf(t('On this screen'), here)}
        {listOf(t('Go to'), places)}
      </Groups>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const RowOf = ({ title, caps }: { title: string; caps: readonly string[] }) => (
  <>
    <dt>{title}</dt>
    <dd>
      {caps.map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </dd>
  </>
);

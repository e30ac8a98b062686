// The keys of the present screen.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { isPressed } from '#src/look/keys.ts';
import { setLetters, useLetters } from './letter-keys.ts';

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
  '& > label': { gridColumn: '1 / -1' },
}));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const modifier = isApple ? '⌘' : 'Ctrl';
/** `mod+s` as it stands on the keys: `Ctrl`, `S`. */
const capsOf = (keys: string): string[] =>
  keys.split('+').map((key) => (key === 'mod' ? modifier : key === 'Escape' ? 'Esc' : key));

export function KeysDialog({ here, places, onClose }: KeysDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const areLettersOn = useLetters();
  // As it was found before this lay over it.
  const [offered] = useState(here);
  const listOf = (title: string, all: readonly ShownKey[]) => {
    const rows = all.filter(({ keys }) => keys.every((key) => isPressed(key, areLettersOn)));
    return (
      rows.length > 0 && (
        <section aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {rows.map((row) => (
              <RowOf key={row.keys.join()} title={t(row.title)} caps={row.keys.flatMap(capsOf)} />
            ))}
          </dl>
        </section>
      )
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('Keys')}</DialogTitle>
      <Groups>
        {listOf(t('On this screen'), offered)}
        {listOf(t('Go to'), places)}
        <FormControlLabel
          label={
            <>
              {t('Keys of one letter')}
              <small>
                {t('Turn them off where you speak to the computer. Keys with {{key}} stay.', {
                  key: modifier,
                })}
              </small>
            </>
          }
          checked={areLettersOn}
          onChange={(_event, areOn) => setLetters(areOn)}
          control={<Switch />}
        />
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

// Somebody else saved first: both sides of every field that differs, and the choice between them.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    padding: 8,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));

type Values = Partial<Record<string, unknown>>;

export interface ConflictDialogProps {
  schema: Schema;
  mine: Values;
  theirs: Values;
  onDecide: (side: 'mine' | 'theirs') => void;
}

const shown = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

export function ConflictDialog({ schema, mine, theirs, onDecide }: ConflictDialogProps) {
  const { t } = useTranslation();
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([key]) => shown(mine[key]) !== shown(theirs[key]),
  );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t(messages.refusal.stale)}</DialogTitle>
      <DialogContent>
        <p>{t('Nothing you typed is lost. Choose which version to keep.')}</p>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('Field')}</th>
              <th scope="col">{t('Yours')}</th>
              <th scope="col">{t('Saved by somebody else')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(([key, { title = key }]) => (
              <tr key={key}>
                <th scope="row">{t(title)}</th>
                <td>{shown(mine[key])}</td>
                <td>{shown(theirs[key])}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" autoFocus onClick={() => onDecide('theirs')}>
          {t('Take the saved version')}
        </Button>
        <Button variant="contained" onClick={() => onDecide('mine')}>
          {t('Save mine over it')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

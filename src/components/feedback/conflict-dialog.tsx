// Somebody else saved first: both sides of every field that differs, and the choice between them.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from '#src/language/i18n.ts';
import { refusal } from '#schemas/generated/messages/refusal.ts';
import type { Schema } from '#schemas/schema.ts';

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
      <DialogTitle id="conflict-title">{t(refusal.stale)}</DialogTitle>
      <DialogContent>
        <p>{t('Nothing you typed is lost. Choose which version to keep.')}</p>
        <Table
          sx={{
            mt: 3,
            '& th, & td': { py: 2, verticalAlign: 'top', whiteSpace: 'normal', overflowWrap: 'anywhere' },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('Field')}</TableCell>
              <TableCell>{t('Yours')}</TableCell>
              <TableCell>{t('Saved by somebody else')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(([key, { title = key }]) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {t(title)}
                </TableCell>
                <TableCell>{shown(mine[key])}</TableCell>
                <TableCell>{shown(theirs[key])}</TableCell>
              </TableRow>
            ))}
          </TableBody>
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

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
import messages from '#schemas/messages.json' with { type: 'json' };

/** A field whose two sides differ, in words; what it is called is yet to be translated. */
export interface Difference {
  key: string;
  title: string;
  mine: string | undefined;
  theirs: string | undefined;
}

export interface ConflictDialogProps {
  fields: readonly Difference[];
  onDecide: (side: 'mine' | 'theirs') => void;
}

export function ConflictDialog({ fields, onDecide }: ConflictDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t(messages.refusal.stale)}</DialogTitle>
      <DialogContent>
        <p>{t('Nothing you typed is lost. Choose which version to keep.')}</p>
        <Table
          sx={{
            mt: 3,
            '& th, & td': {
              p: 2,
              verticalAlign: 'top',
              whiteSpace: 'normal',
              overflowWrap: 'anywhere',
              hyphens: 'auto',
            },
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
            {fields.map(({ key, title, mine = '–', theirs = '–' }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {t(title)}
                </TableCell>
                <TableCell>{mine}</TableCell>
                <TableCell>{theirs}</TableCell>
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

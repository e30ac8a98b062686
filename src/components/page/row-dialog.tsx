import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useContext, useId, type ReactNode } from 'react';
import { NeighboursContext } from './neighbours-context.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { StatusChip, type StatusLabel } from '#src/components/machines/status-chip.tsx';

const Head = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  rowGap: 4,
  '& small': {
    fontSize: '0.8125rem',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
  },
}));

/** What changes the row stays together, where the buttons need two lines. */
const Steps = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  '&:empty': { display: 'none' },
});

const colors = { primary: 'primary', danger: 'error', quiet: 'inherit' } as const;

export interface RowAction {
  event: string;
  label: string;
  tone: 'primary' | 'danger' | 'quiet';
  disabledReason?: string | undefined;
}

const isQuiet = ({ tone }: RowAction): boolean => tone === 'quiet';

export interface RowDialogProps {
  /** "Booking Details" or "Guest details". */
  title: string;
  bookingId?: string | number;
  status?: StatusLabel;
  /** How high it may become, in pixels: with it, what comes later moves no button. */
  height?: number;
  children: ReactNode;
  /** What the machine allows now; none once the booking is cancelled or paid. */
  actions: readonly RowAction[];
  onAction: (event: string) => void;
  /** The event being saved. */
  busy?: string;
  onClose: () => void;
}

/** §2 §4 One booking, or the payout of one: its status, and what staff may do with it. */
export function RowDialog(props: RowDialogProps) {
  const { title, bookingId, status, height, actions, busy, ...rest } = props;
  const { t } = useTranslation();
  const id = useId();
  const neighbours = useContext(NeighboursContext);
  const booking = bookingId === undefined ? undefined : t('Booking {{id}}', { id: bookingId });
  useRowTitle(booking);
  const button = ({ event, label, tone, disabledReason }: RowAction) => (
    <ActionButton
      key={event}
      variant={tone === 'primary' ? 'contained' : 'outlined'}
      color={colors[tone]}
      busy={busy === event}
      disabledReason={disabledReason ?? (busy !== undefined && busy !== event ? t('Saving…') : undefined)}
      onClick={() => rest.onAction(event)}
    >
      {label}
    </ActionButton>
  );
  return (
    <Dialog
      open
      onClose={rest.onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ paper: { sx: { height: height && `min(100%, ${height}px)` } } }}
    >
      {/* A title without an id takes that of the label: the name would be everything in it. */}
      <DialogTitle component="div" id={`${id}head`} sx={{ pb: 4 }}>
        <Head>
          <h2 id={id} style={{ font: 'inherit' }}>
            {title}
          </h2>
          {booking && <small>{booking}</small>}
          {status && <StatusChip {...status} />}
          {neighbours}
        </Head>
      </DialogTitle>
      <DialogContent>{rest.children}</DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" autoFocus onClick={rest.onClose}>
          {t('Close')}
        </Button>
        {actions.filter(isQuiet).map(button)}
        <Steps>{actions.filter((action) => !isQuiet(action)).map(button)}</Steps>
      </DialogActions>
    </Dialog>
  );
}

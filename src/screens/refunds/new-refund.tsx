// §2 'New Refund': a paid booking is looked for, the policy proposes, somebody else decides.
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useState, type ComponentType } from 'react';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Refundable } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BusyButton } from '#src/components/controls/busy-button.tsx';
import { useAnswer } from '#src/components/controls/use-answer.ts';
import { pauses } from '#src/components/controls/use-debounced.ts';
import { dollars } from '#src/components/formats/numbers.ts';
import { dayText } from '#src/components/formats/day.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { SearchBox } from '#src/components/lists/search-box.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { findRefundable } from '#src/stores/refunds.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import type { RefundRequestProps } from './refund-request.tsx';

const Choices = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: '12px 0',
  '& li > span': { display: 'block' },
  '& button': {
    justifyContent: 'flex-start',
    textAlign: 'start',
    whiteSpace: 'normal',
  },
});

/** The form, which a booking is chosen for. */
export const loadRequest = (): Promise<ComponentType<RefundRequestProps>> =>
  import('./refund-request.tsx').then(({ RefundRequest }) => RefundRequest);

export function NewRefund({ onClose }: { onClose: () => void }) {
  const { t, language } = useTranslation();
  const [text, setText] = useState('');
  const [booking, setBooking] = useState<Refundable>();
  const [turn, setTurn] = useState(0);
  const answer = useAnswer(text.trim(), findRefundable, pauses.search, turn);
  const found = answer?.ok ? answer.data : undefined;
  const close = (): void => leaveWith(onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="new-refund-title">
      <DialogTitle id="new-refund-title">{t('New Refund')}</DialogTitle>
      <DialogContent>
        {booking ? (
          <WhenOpen
            load={loadRequest}
            isOpen
            props={{ booking, onBack: () => leaveWith(() => setBooking(undefined)), onClose }}
          >
            <Spinner />
          </WhenOpen>
        ) : (
          <>
            <SearchBox
              autoFocus
              placeholder={t('Booking number, guest or boat')}
              value={text}
              onChange={setText}
            />
            {answer === undefined && <Spinner />}
            {answer?.ok === false && <ErrorState title={t(answer.error)} onRetry={() => setTurn(turn + 1)} />}
            {found?.length === 0 && <p>{t('No paid booking matches.')}</p>}
            <Choices>
              {found?.map((one) => (
                <li key={one._id}>
                  <BusyButton
                    variant="outlined"
                    color="inherit"
                    fullWidth
                    onClick={() => setBooking(one)}
                    isDead={Boolean(one.openRefund)}
                  >
                    <span>
                      {[
                        one._id,
                        one.guestName,
                        one.boatName,
                        dayText(one.tripStart),
                        dollars(one.paid ?? 0, language),
                      ].join(' · ')}
                      {one.openRefund && (
                        <Typography
                          component="span"
                          variant="body2"
                          sx={{ display: 'block', color: 'text.secondary' }}
                        >
                          {t(messages.refusal.refundOpen)}
                        </Typography>
                      )}
                    </span>
                  </BusyButton>
                </li>
              ))}
            </Choices>
          </>
        )}
      </DialogContent>
      {!booking && (
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={close}>
            {t('Cancel')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

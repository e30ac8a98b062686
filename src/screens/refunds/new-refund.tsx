// §2 'New Refund': a paid booking is looked for, the policy proposes, somebody else decides.
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Refundable } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { dollars } from '#src/components/formats/amounts.ts';
import { dayText } from '#src/components/formats/day.tsx';
import { SearchBox } from '#src/components/lists/search-box.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { findRefundable } from '#src/stores/refunds.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { RefundRequest } from './refund-request.tsx';

const REST_MS = 250;

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

export interface NewRefundProps {
  onClose: () => void;
}

export function NewRefund({ onClose }: NewRefundProps) {
  const { t, language } = useTranslation();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Refundable[]>();
  const [error, setError] = useState<Text>();
  const [booking, setBooking] = useState<Refundable>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void findRefundable(text.trim()).then((outcome) => {
        if (!isCurrent) return;
        setError(outcome.ok ? undefined : outcome.error);
        setFound(outcome.ok ? outcome.data : []);
      });
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  const close = (): void => leaveWith(onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="new-refund-title">
      <DialogTitle id="new-refund-title">{t('New Refund')}</DialogTitle>
      <DialogContent>
        {booking ? (
          <RefundRequest
            booking={booking}
            onBack={() => leaveWith(() => setBooking(undefined))}
            onClose={onClose}
          />
        ) : (
          <>
            <SearchBox
              autoFocus
              placeholder={t('Booking number, guest or boat')}
              value={text}
              onChange={setText}
            />
            {error !== undefined && <p role="alert">{t(error)}</p>}
            {found?.length === 0 && error === undefined && <p>{t('No paid booking matches.')}</p>}
            <Choices>
              {found?.map((one) => (
                <li key={one._id}>
                  <ActionButton
                    variant="outlined"
                    color="inherit"
                    fullWidth
                    onClick={() => setBooking(one)}
                    {...(one.openRefund ? { disabledReason: t(messages.refusal.refundOpen) } : {})}
                  >
                    {[
                      one._id,
                      one.guestName,
                      one.boatName,
                      dayText(one.tripStart),
                      dollars(one.paid ?? 0, language),
                    ].join(' · ')}
                  </ActionButton>
                </li>
              ))}
            </Choices>
            <Button variant="outlined" color="inherit" onClick={close}>
              {t('Cancel')}
            </Button>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

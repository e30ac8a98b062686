// The request itself: when it was cancelled, what the policy proposes for that moment, and why.
import { useState } from 'react';
import { dollarsOf } from '#machines/money.ts';
import { proposalOf } from '#machines/refund-policy.ts';
import { calls } from '#schemas/calls.ts';
import { definition as form } from '#schemas/generated/forms/refund-request.js';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Refundable, RefundRequestForm } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { Breakdown } from '#src/components/formats/breakdown.tsx';
import limits from '#schemas/limits.json' with { type: 'json' };
import { UploadSlot } from '#src/components/pictures/upload-slot.tsx';
import { withFigures } from '#schemas/figures.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { useChosenFile } from '#src/layout/editing/use-chosen-file.ts';
import { requestRefund, sendRefundImage } from '#src/stores/refunds.ts';
import { toast } from '#src/stores/toasts.ts';
import { breakdownRows } from './refund-text.ts';

const { permission, success } = calls.requestRefund;

/** Cents of the proposal, as dollars. */
function proposalFor(booking: Refundable, cancelledAt: string) {
  const found = proposalOf(booking, cancelledAt);
  return {
    paid: dollarsOf(found.paid),
    refunded: dollarsOf(found.refunded),
    penalty: dollarsOf(found.penalty),
    penaltyFee: dollarsOf(found.serviceFee),
    proposal: dollarsOf(found.refund),
    freeUntil: found.freeUntil,
  };
}

const now = (): string => {
  const step = limits.timeStepMinutes * 60_000;
  return new Date(Math.floor(Date.now() / step) * step).toISOString();
};

export interface RefundRequestProps {
  booking: Refundable;
  onBack: () => void;
  onClose: () => void;
}

export function RefundRequest({ booking, onBack, onClose }: RefundRequestProps) {
  const { t, language } = useTranslation();
  const [openedAt] = useState(now);
  const [cancelledAt, setCancelledAt] = useState(openedAt);
  const image = useChosenFile(`refund-request:${booking._id}:image`);
  const policies: Partial<Record<string, { text: string; description: string }>> = labels.cancellation;
  const policy = policies[String(booking.policy)];
  const proposal = proposalFor(booking, cancelledAt);
  const value = { bookingId: booking._id, cancelledAt: openedAt, amount: proposal.proposal };

  const save = (_: object, body: RefundRequestForm) =>
    image.send(async ({ file, ...sending }) => {
      const outcome = await requestRefund(body);
      if (!outcome.ok) {
        const { data: _data, ...failure } = outcome;
        return failure;
      }
      const refused = file && (await sendRefundImage(outcome.data, 'request', file, sending));
      if (!refused) toast('success', success);
      else if (refused === 'aborted') toast('success', 'The refund is requested, without its image.');
      else
        toast(
          'error',
          t('The refund is requested, but without its image: {{reason}} Add it on the page of the refund.', {
            reason: t(refused.error),
          }),
        );
      return undefined;
    });
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <p>
        <strong>{t('Booking {{id}}', { id: booking._id })}</strong> · {booking.guestName} · {booking.boatName}
      </p>
      {policy && (
        <p>
          {t(policy.text)}: {t(withFigures(policy.description))} · {t('Days of the trip')}:{' '}
          {booking.days ?? 1}
        </p>
      )}
      <Breakdown rows={breakdownRows(proposal, t, language)} />
      <UploadSlot
        ratio={3}
        title={t('Image (optional)')}
        preview={image.preview}
        progress={image.progress}
        onChoose={image.choose}
        onRefuse={(text) => toast('error', text)}
        onCancel={image.cancel}
      />
      <EntityForm
        form={form}
        row={value}
        read={(row) => row}
        save={save}
        takeNewer={() => undefined}
        // Said above: the image may be refused alone.
        call={{ permission }}
        formKey={String(booking._id)}
        isNew
        layout="dialog"
        onTyped={({ cancelledAt: typed = '' }) => {
          // Without a day nothing else is proposed.
          if (!Number.isNaN(Date.parse(typed))) setCancelledAt(typed);
        }}
        onSaved={onClose}
      >
        <Button variant="outlined" color="inherit" onClick={onBack}>
          {t('Another booking')}
        </Button>
      </EntityForm>
    </div>
  );
}

// Where the money of a refund goes, and what is known of the request.
import labels from '#schemas/labels.json' with { type: 'json' };
import type { CatalogueRow, Refund } from '#schemas/types.ts';
import { Breakdown } from '#src/components/formats/breakdown.tsx';
import { TimeStamp } from '#src/components/formats/time-stamp.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SpecTable } from '#src/components/page/spec-table.tsx';
import { paths, rowHref } from '#src/app/paths.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { nameOf } from '#src/stores/lookups.ts';
import { breakdownRows } from './refund-text.ts';

const moment = (at: string | undefined) => at && <TimeStamp at={at} />;

export interface RefundFactsProps {
  refund: Refund;
  /** The catalogue of reasons; not there until it is loaded. */
  reasons: CatalogueRow[] | undefined;
}

export function RefundFacts({ refund, reasons }: RefundFactsProps) {
  const { t, language } = useTranslation();
  const { bookingId } = refund;
  const policies: Partial<Record<string, { text: string }>> = labels.cancellation;
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Breakdown rows={breakdownRows(refund, t, language)} />
      <SpecTable
        rows={[
          {
            label: t('Booking'),
            value: bookingId && <Link href={rowHref(paths.bookings, bookingId)}>{bookingId}</Link>,
          },
          { label: t('Guest'), value: refund.guestName },
          { label: t('Host'), value: refund.hostName },
          { label: t('Boat'), value: refund.boatName },
          { label: t('Reason'), value: refund.reason && t(nameOf(reasons, refund.reason)) },
          { label: t('Cancellation policy'), value: t(policies[String(refund.policy)]?.text ?? '–') },
          { label: t('Trip'), value: moment(refund.tripStart) },
          { label: t('Days of the trip'), value: refund.days },
          { label: t('Cancelled at'), value: moment(refund.cancelledAt) },
          { label: t('Requested by'), value: refund.requestedByName },
          { label: t('Requested'), value: moment(refund.date) },
          { label: t('Decided by'), value: refund.decidedByName },
          { label: t('Note'), value: refund.note },
          ...(refund.rejection ? [{ label: t('Why it was rejected'), value: refund.rejection }] : []),
          ...(refund.failure ? [{ label: t('Why it did not arrive'), value: refund.failure }] : []),
        ]}
      />
    </div>
  );
}

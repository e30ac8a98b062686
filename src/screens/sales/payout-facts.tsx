// What a payout is made of, and what is known of it.
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Payout } from '#schemas/types.ts';
import { Breakdown } from '#src/components/formats/breakdown.tsx';
import { dayText } from '#src/components/formats/day.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SpecTable } from '#src/components/page/spec-table.tsx';
import { paths, rowHref } from '#src/app/paths.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { lineRows } from './payout-text.ts';

export function PayoutFacts({ payout }: { payout: Payout }) {
  const { t, language } = useTranslation();
  const { bookingId } = payout;
  const method = payout.method as keyof typeof labels.proofMethod | undefined;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Breakdown rows={lineRows(payout, t, language)} />
      <SpecTable
        rows={[
          {
            label: t('Booking'),
            value: bookingId && <Link href={rowHref(paths.bookings, bookingId)}>{bookingId}</Link>,
          },
          { label: t('Host'), value: payout.hostName },
          { label: t('Guest'), value: payout.guestName },
          { label: t('Boat'), value: payout.boatName },
          { label: t('Trip'), value: dayText(payout.tripStart) },
          { label: t('Due date'), value: dayText(payout.dueAt) },
          { label: t('Paid on'), value: dayText(payout.paidOn) },
          { label: t('Method'), value: method && t(labels.proofMethod[method].text) },
          { label: t('Reference'), value: payout.reference },
          { label: t('Batch'), value: payout.batch },
          { label: t('Details sent'), value: dayText(payout.detailsSentAt) },
          ...(payout.reason ? [{ label: t('Reason'), value: payout.reason }] : []),
        ]}
      />
    </div>
  );
}

// §2 /home/refunds/detail: where the money goes, why, and the decision.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refundActions, refundMachine } from '#machines/refund.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { CatalogueRow } from '#schemas/types.ts';
import { Breakdown } from '#src/components/breakdown.tsx';
import { dayText } from '#src/components/day.tsx';
import { Link } from '#src/components/link.tsx';
import { SpecTable } from '#src/components/spec-table.tsx';
import type { StatusLabel } from '#src/components/status-chip.tsx';
import { useTranslation } from '#src/i18n.ts';
import { HistoryPanel } from '#src/layout/history-panel.tsx';
import { RowMachine } from '#src/layout/row-machine.tsx';
import { paths } from '#src/paths.ts';
import { loadLookups, lookups, nameOf } from '#src/stores/lookups.ts';
import { RefundImage } from './refund-image.tsx';
import { RefundPage } from './refund-page.tsx';
import { breakdownRows, decisionSteps } from './refund-text.ts';

const moment = (value: string | undefined): string =>
  value === undefined ? '–' : `${dayText(value)} ${new Date(value).toISOString().slice(11, 16)} UTC`;

export function RefundDetail() {
  const { t } = useTranslation();
  const { rows } = useSnapshot(lookups);
  useEffect(() => void loadLookups(['refundreasons']), []);
  const reasons = rows.refundreasons as CatalogueRow[] | undefined;
  const policies: Partial<Record<string, { text: string }>> = labels.cancellation;
  return (
    <RefundPage title="Refund" steps={decisionSteps}>
      {(refund) => (
        <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 720px)' }}>
          <Breakdown rows={breakdownRows(refund, t)} />
          <SpecTable
            rows={[
              { label: t('Guest'), value: refund.guestName },
              { label: t('Host'), value: refund.hostName },
              { label: t('Boat'), value: refund.boatName },
              { label: t('Reason'), value: refund.reason && t(nameOf(reasons, refund.reason)) },
              { label: t('Cancellation policy'), value: t(policies[String(refund.policy)]?.text ?? '–') },
              { label: t('Trip'), value: moment(refund.tripStart) },
              { label: t('Cancelled at'), value: moment(refund.cancelledAt) },
              { label: t('Requested by'), value: refund.requestedByName },
              { label: t('Requested'), value: moment(refund.date) },
              { label: t('Decided by'), value: refund.decidedByName },
              { label: t('Note'), value: refund.note },
              ...(refund.rejection ? [{ label: t('Why it was rejected'), value: refund.rejection }] : []),
            ]}
          />
          <RefundImage key={`${refund._id}:request`} refund={refund} what="request" />
          <Link href={`${paths.refundProof}?row=${encodeURIComponent(refund._id)}`}>
            {t('Proof of the refund')}
          </Link>
          <HistoryPanel entity="refund" id={String(refund._id)} version={refund.version}>
            <RowMachine
              title={t('Status')}
              machine={refundMachine}
              state={refund.state ?? 'requested'}
              labels={labels.refund as Record<string, StatusLabel>}
              actions={refundActions}
              permission={calls.approveRefund.permission}
            />
          </HistoryPanel>
        </div>
      )}
    </RefundPage>
  );
}

// §2 /home/refunds/detail: where the money goes, why, and the decision.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refundActions, refundMachine } from '#machines/refund.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { CatalogueRow, Refund } from '#schemas/types.ts';
import { Link } from '#src/components/page/link.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { HistoryPanel } from '#src/layout/editing/history-panel.tsx';
import { RowMachine } from '#src/layout/editing/row-machine.tsx';
import { UploadCard } from '#src/layout/editing/upload-card.tsx';
import { paths, rowHref } from '#src/app/paths.ts';
import { loadLookups, lookups } from '#src/stores/lookups.ts';
import { sendRefundImage } from '#src/stores/refunds.ts';
import { RefundColumns } from './refund-columns.tsx';
import { RefundFacts } from './refund-facts.tsx';
import { RefundPage } from './refund-page.tsx';
import {
  decisionSteps,
  permissions,
  reasonAgainst,
  reasonAgainstImage,
  stateOfRefund,
  type RefundStep,
} from './refund-text.ts';

export function RefundDetail() {
  return (
    <RefundPage title="Refund" steps={decisionSteps}>
      {(refund) => <Detail refund={refund} />}
    </RefundPage>
  );
}

function Detail({ refund }: { refund: Refund }) {
  const { t } = useTranslation();
  const { rows } = useSnapshot(lookups);
  useEffect(() => void loadLookups(['refundreasons']), []);
  return (
    <RefundColumns>
      <RefundFacts refund={refund} reasons={rows.refundreasons as CatalogueRow[] | undefined} />
      <div>
        <UploadCard
          key={refund._id}
          title={t('Image of the request')}
          path={refund.images?.request}
          uploadKey="refund request"
          send={(file, sending) => sendRefundImage(refund, 'request', file, sending)}
          row={calls.saveRefundImage}
          disabledReason={reasonAgainstImage(refund, 'request', t)}
          fit="contain"
          canZoom
        />
        <Link href={rowHref(paths.refundProof, refund._id)}>{t('Proof of the refund')}</Link>
      </div>
      <div data-whole>
        <HistoryPanel entity="refund" id={String(refund._id)} version={refund.version}>
          <RowMachine
            title={t('Status')}
            machine={refundMachine}
            state={stateOfRefund(refund)}
            labels={labels.refund}
            actions={refundActions}
            permission={permissions}
            reasonAgainst={(event) => reasonAgainst(refund, event as RefundStep, t)}
          />
        </HistoryPanel>
      </div>
    </RefundColumns>
  );
}

// §2 /home/refunds/proof: how the money went back, its proof, and another try when it did not arrive.
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { dollars } from '#src/components/formats/numbers.ts';
import { Link } from '#src/components/page/link.tsx';
import { SpecTable } from '#src/components/page/spec-table.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { UploadCard } from '#src/layout/editing/upload-card.tsx';
import { paths, rowHref } from '#src/app/paths.ts';
import { sendRefundImage } from '#src/stores/refunds.ts';
import { RefundColumns } from './refund-columns.tsx';
import { RefundPage } from './refund-page.tsx';
import { proofSteps, reasonAgainstImage } from './refund-text.ts';

export function RefundProof() {
  const { t, language } = useTranslation();
  const methods: Partial<Record<string, { text: string }>> = labels.proofMethod;
  return (
    <RefundPage title="Proof of the refund" steps={proofSteps}>
      {(refund) => (
        <RefundColumns>
          <div>
            <SpecTable
              rows={[
                { label: t('Guest'), value: refund.guestName },
                { label: t('Refund'), value: dollars(refund.amount ?? 0, language) },
                { label: t('Method'), value: t(methods[refund.method ?? '']?.text ?? '–') },
                { label: t('Reference'), value: refund.reference },
                { label: t('Date'), value: refund.sentOn },
                ...(refund.failure ? [{ label: t('Why it did not arrive'), value: refund.failure }] : []),
              ]}
            />
            <Link href={rowHref(paths.refund, refund._id)}>{t('Refund')}</Link>
          </div>
          <div>
            <UploadCard
              key={refund._id}
              title={t('Image of the proof')}
              path={refund.images?.proof}
              uploadKey="refund proof"
              send={(file, sending) => sendRefundImage(refund, 'proof', file, sending)}
              row={calls.saveRefundProof}
              disabledReason={reasonAgainstImage(refund, 'proof', t)}
              fit="contain"
              canZoom
            />
          </div>
        </RefundColumns>
      )}
    </RefundPage>
  );
}

// §2 Refund Management: the list, and 'New Refund'.
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/refunds.js';
import type { Refund } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useLoadedSoon } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import { FeatureGate } from '#src/layout/feature-gate.tsx';
import { pressedBy } from '#src/look/keys.ts';
import { paths, rowHref } from '#src/app/paths.ts';
import { offers } from '#src/stores/meta.ts';
import { refunds } from '#src/stores/refunds.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { loadRequest, NewRefund } from './new-refund.tsx';

const loadBulk = () => import('./bulk.ts').then(({ bulk }) => bulk);
const hrefOf = ({ _id }: Pick<Refund, '_id'>): string => rowHref(paths.refund, _id);

export function Refunds() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  useLoadedSoon(loadRequest);
  const open = useCallback((row: Refund) => navigate(hrefOf(row)), [navigate]);
  return (
    <FeatureGate feature="refunds" title={t(table.title)}>
      <ListPage
        table={table}
        list={refunds}
        bulk={loadBulk}
        onOpen={open}
        hrefOf={hrefOf}
        actions={
          <ActionButton
            variant="contained"
            onClick={() => setAsking(true)}
            {...pressedBy('add')}
            disabledReason={whyNot(calls.requestRefund.permission, t)}
          >
            {t('New Refund')}
          </ActionButton>
        }
      />
      {isAsking && <NewRefund onClose={() => setAsking(false)} />}
    </FeatureGate>
  );
}

Refunds.begin = async () => {
  if (await offers('refunds')) await refunds.begin();
};

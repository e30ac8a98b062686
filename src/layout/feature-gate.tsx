import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Feature } from '#schemas/envelope.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Permission } from '#schemas/types.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { offers } from '#src/stores/meta.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { useOffered } from './use-offered.ts';

export interface FeatureGateProps {
  feature: Feature;
  /** Who may see it at all. */
  permission?: Permission;
  /** Of the screen, translated. */
  title: string;
  children: ReactNode;
}

/** A screen that only some servers can fill, and only some roles may see; the others are said not to. */
export function FeatureGate({ feature, permission, title, children }: FeatureGateProps) {
  const { t } = useTranslation();
  const isOffered = useOffered(feature);
  const [isAsking, setAsking] = useState(true);
  const ask = useCallback(() => offers(feature).then(() => setAsking(false)), [feature]);
  useEffect(() => void ask(), [ask]);
  const askAgain = (): void => {
    setAsking(true);
    void ask();
  };
  const reason = permission && whyNot(permission, t);
  if (isOffered && reason === undefined) return children;
  return (
    <>
      <PageHeader title={title} />
      {reason !== undefined ? (
        <EmptyState title={t('Not for your role')} illustration="buoy">
          {reason}
        </EmptyState>
      ) : isOffered === false ? (
        <EmptyState title={t('Nothing here yet')} illustration="buoy">
          {t('This server does not offer this section; everything else works as usual.')}
        </EmptyState>
      ) : isAsking ? (
        <Spinner />
      ) : (
        <ErrorState title={t(messages.failure.generic)} onRetry={askAgain} />
      )}
    </>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import type { Feature } from '#schemas/envelope.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { knownToOffer, offers } from '#src/stores/meta.ts';

export interface FeatureGateProps {
  feature: Feature;
  /** Of the screen, translated. */
  title: string;
  children: ReactNode;
}

/** A screen that only some servers can fill; the others are said not to. */
export function FeatureGate({ feature, title, children }: FeatureGateProps) {
  const { t } = useTranslation();
  const [isOffered, setOffered] = useState(() => knownToOffer(feature));
  useEffect(() => void offers(feature).then(setOffered), [feature]);
  if (isOffered) return children;
  return (
    <>
      <PageHeader title={title} />
      {isOffered === undefined ? (
        <Spinner label={t('Loading…')} />
      ) : (
        <EmptyState title={t('Nothing here yet')} illustration="buoy">
          {t('This server does not offer this section; everything else works as usual.')}
        </EmptyState>
      )}
    </>
  );
}

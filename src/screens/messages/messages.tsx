// §2 Messages: conversations, push notifications, and the automatic message; each part has an address of its own.
import { PageHeader } from '#src/components/page/page-header.tsx';
import { SectionLinks } from '#src/components/page/section-links.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { FeatureGate } from '#src/layout/feature-gate.tsx';
import { hrefOfPart, parts, useMessagesAddress, type Part } from './address.ts';
import { Automatic } from './automatic.tsx';
import { Conversations } from './conversations.tsx';
import { Push } from './push.tsx';

const screens: Record<Part, typeof Conversations> = {
  conversations: Conversations,
  push: Push,
  automatic: Automatic,
};

export function Messages() {
  const { t } = useTranslation();
  const { part } = useMessagesAddress();
  const titles: Record<Part, string> = {
    conversations: t('Conversations'),
    push: t('Push notifications'),
    automatic: t('Automatic message'),
  };
  const Shown = screens[part];
  return (
    <FeatureGate feature="messages" title={t('Messages')}>
      <PageHeader title={t('Messages')} />
      <SectionLinks
        label={t('Parts of Messages')}
        sections={parts.map((key) => ({ key, title: titles[key], href: hrefOfPart(key) }))}
        current={part}
      />
      <Shown />
    </FeatureGate>
  );
}

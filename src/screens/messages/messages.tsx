// §2 Messages: conversations, push notifications, and the automatic message; each part has an address of its own.
import { useEffect, useState } from 'react';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { TabLinks } from '#src/components/tab-links.tsx';
import { useTranslation } from '#src/i18n.ts';
import { offers } from '#src/stores/meta.ts';
import { parts, useMessagesAddress, type Part } from './address.ts';
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
  const { part, hrefOf } = useMessagesAddress();
  const [isOffered, setOffered] = useState<boolean>();
  useEffect(() => void offers('messages').then(setOffered), []);

  const titles: Record<Part, string> = {
    conversations: t('Conversations'),
    push: t('Push notifications'),
    automatic: t('Automatic message'),
  };
  const Shown = screens[part];
  return (
    <>
      <PageHeader title={t('Messages')} />
      {isOffered === undefined ? (
        <Spinner label={t('Loading the messages…')} />
      ) : isOffered ? (
        <>
          <TabLinks
            label={t('Parts of Messages')}
            tabs={parts.map((one) => ({
              href: hrefOf({ part: one === 'conversations' ? '' : one }),
              text: titles[one],
              isCurrent: one === part,
            }))}
          />
          <Shown />
        </>
      ) : (
        <EmptyState title={t('No messages here')} illustration="buoy">
          {t('This server does not offer messages; everything else works as usual.')}
        </EmptyState>
      )}
    </>
  );
}

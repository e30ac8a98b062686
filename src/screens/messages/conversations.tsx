// The list beside the open conversation; on a phone one of the two, with Back.
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Card } from '#src/components/page/card.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';
import { followConversations, openThread, thread } from '#src/stores/thread.ts';
import { useMessagesAddress } from './address.ts';
import { ConversationList } from './conversation-list.tsx';
import { Thread } from './thread.tsx';

const Panes = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(260px, 360px) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 'max(420px, calc(100dvh - 56px - 190px))',
  '& > :first-of-type:not(:last-child)': { borderInlineEnd: `1px solid ${theme.vars.palette.divider}` },
  '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { height: 'max(420px, calc(100dvh - 56px - 150px))' },
}));

export function Conversations() {
  const { t } = useTranslation();
  const { userId } = useMessagesAddress();
  const isNarrow = useIsNarrow();
  const opened = useSnapshot(thread).userId;

  useEffect(() => void openThread(userId), [userId]);
  useEffect(followConversations, []);

  return (
    <Panes as="div" data-single={isNarrow || undefined}>
      {!(isNarrow && userId) && <ConversationList />}
      {userId ? (
        <Thread key={opened} userId={userId} isAlone={isNarrow} />
      ) : (
        !isNarrow && (
          <EmptyState title={t('No conversation is open')}>
            {t('Choose one from the list, or open a user and write the first message.')}
          </EmptyState>
        )
      )}
    </Panes>
  );
}

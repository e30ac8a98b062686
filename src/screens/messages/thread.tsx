// One conversation: its head, its messages by day, and where the answer is written.
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Message } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { Avatar } from '#src/components/people/avatar.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Link } from '#src/components/page/link.tsx';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { MissingRow } from '#src/layout/editing/opened-row.tsx';
import { paths, rowHref } from '#src/app/paths.ts';
import { clamped } from '#src/look/clamped.ts';
import { loadOlderMessages, markThreadRead, openThread, thread } from '#src/stores/thread.ts';
import { useMessagesAddress } from './address.ts';
import { Composer } from './composer.tsx';
import { MessageDays } from './message-days.tsx';
import { nameOf } from './name-of.ts';

const Pane = styled('section')({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 61,
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': {
    ...theme.typography.h2,
    ...clamped(2),
    overflowWrap: 'anywhere',
  },
  '& p': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& > div': { flex: 1, minWidth: 0 },
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 4, fontSize: '0.8125rem', borderRadius: 4 },
  '& svg': { fontSize: '1.125rem' },
}));

const Log = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '12px 16px',
});

const nearEnd = 120;

/** Stays at the newest message while one is there already, and in its place when older ones come before. */
function useScroll(messages: readonly Message[]) {
  const log = useRef<HTMLDivElement>(null);
  const seen = useRef({ height: 0, first: 0, wasAtEnd: true });
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const { height, first, wasAtEnd } = seen.current;
    const now = messages[0]?.number ?? 0;
    if (first > now && now > 0) box.scrollTop += box.scrollHeight - height;
    else if (wasAtEnd) box.scrollTop = box.scrollHeight;
    seen.current = { ...seen.current, height: box.scrollHeight, first: now };
  }, [messages]);
  // What is said below it takes some of its height.
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (seen.current.wasAtEnd) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [messages]);
  const onScroll = (): void => {
    const box = log.current;
    if (box) seen.current.wasAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
  };
  return { log, onScroll };
}

/** What is on the screen of somebody who looks at it has been read. */
function useReading(unread: number, last: number): void {
  useEffect(() => {
    const read = (): void => {
      if (unread > 0 && document.visibilityState === 'visible') void markThreadRead();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, last]);
}

export interface ThreadProps {
  userId: string;
  /** The list is not beside it: there is a way back to it. */
  isAlone: boolean;
}

export function Thread({ userId, isAlone }: ThreadProps) {
  const { t } = useTranslation();
  const { hrefOf } = useMessagesAddress();
  const { state, error, conversation, messages, next, isLoadingMore } = useSnapshot(thread);
  const { log, onScroll } = useScroll(messages);
  const name = conversation ? nameOf(conversation) : '';
  useRowTitle(name);
  useReading(conversation?.unread ?? 0, messages.at(-1)?.number ?? 0);

  return (
    <Pane
      aria-label={name ? t('Conversation with {{name}}', { name }) : t('Conversation')}
      aria-busy={state === 'loading'}
    >
      <Head>
        {isAlone && (
          <Link href={hrefOf({ user: '' })}>
            <ArrowBackRounded aria-hidden="true" />
            {t('Back')}
          </Link>
        )}
        {conversation && (
          <>
            <Avatar name={name} src={imageUrl(conversation.user?.avatar)} size={40} />
            <div>
              <h2>{name}</h2>
              <p>
                {conversation.role === 'host' ? t('Host') : t('Guest')}
                {conversation.user?.block && ` · ${t('Blocked')}`}
              </p>
            </div>
            <Link href={rowHref(paths.users, userId)}>{t('View Profile')}</Link>
          </>
        )}
      </Head>
      {state === 'failed' ? (
        <ErrorState title={t(error)} onRetry={() => void openThread(userId)} />
      ) : state === 'missing' ? (
        <MissingRow label="This user" />
      ) : state !== 'ready' ? (
        <Spinner />
      ) : (
        <>
          <Log
            ref={log}
            role="log"
            tabIndex={0}
            aria-label={t('Messages with {{name}}', { name })}
            onScroll={onScroll}
          >
            <MessageDays
              messages={messages}
              name={name}
              hasOlder={next !== null}
              isLoadingOlder={isLoadingMore}
              onOlder={() => void loadOlderMessages()}
            />
          </Log>
          <Composer key={userId} userId={userId} />
        </>
      )}
    </Pane>
  );
}

// Who has written, or was written to: searched by name, those that wait for an answer first.
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useEffect, type KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { Conversation } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { ConversationRow } from '#src/components/messages/conversation-row.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import { TypedSearch } from '#src/layout/lists/typed-search.tsx';
import { rowStep } from '#src/look/keys.ts';
import { conversations, loadConversations, loadMoreConversations } from '#src/stores/conversations.ts';
import { useMessagesAddress } from './address.ts';
import { nameOf } from './name-of.ts';

const Pane = styled('section')({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Rows = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

const More = styled('div')({ display: 'grid', padding: 12 });

const Placeholder = styled('div')(({ theme }) => ({
  height: 61,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: `linear-gradient(90deg, ${theme.vars.palette.sea.sunken}, transparent)`,
}));

/** The last message: all staff answer, and whoever reads it need not be the one who did. */
function lastWords({ sender, text = '' }: Conversation, t: Translate): string {
  if (sender === 'user') return text;
  return sender === 'automatic' ? t('Automatic message: {{text}}', { text }) : t('Staff: {{text}}', { text });
}

/** Up and Down go from row to row. */
function step(event: KeyboardEvent): void {
  const by = rowStep(event);
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  links[at + by]?.focus();
}

export function ConversationList() {
  const { t } = useTranslation();
  const { search, userId, hrefOf, go } = useMessagesAddress();
  const { state, error, rows, next, isLoadingMore } = useSnapshot(conversations);
  const { text, sort } = search;
  const reload = (): void => void loadConversations({ text, sort });
  useEffect(reload, [text, sort]);

  const isFirst = state !== 'ready' && rows.length === 0;
  return (
    <Pane aria-label={t('Conversations')}>
      <Tools>
        <TypedSearch value={text} onChange={(q) => go({ q }, true)} placeholder={t('Search conversations')} />
        <TextField
          select
          value={sort}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('Order') } }}
          onChange={({ target }) => go({ sort: target.value === 'date' ? 'date' : '' }, true)}
        >
          <option value="unread">{t('Unread first')}</option>
          <option value="date">{t('Newest first')}</option>
        </TextField>
      </Tools>
      <Rows aria-busy={state === 'loading'} onKeyDown={step}>
        {state === 'failed' ? (
          <ErrorState title={t(error)} onRetry={reload} />
        ) : isFirst ? (
          Array.from({ length: 8 }, (_, index) => <Placeholder key={index} />)
        ) : rows.length === 0 ? (
          <EmptyState
            title={text ? t('Nobody of that name') : t('No conversations yet')}
            action={
              text && (
                <Button variant="outlined" color="inherit" onClick={() => go({ q: '' }, true)}>
                  {t('Clear search')}
                </Button>
              )
            }
          >
            {text
              ? t('Only people who have written, or were written to, are found here.')
              : t(
                  'They begin when a host or guest writes, or when you write the first message from their profile.',
                )}
          </EmptyState>
        ) : (
          <>
            <ul>
              {(rows as Conversation[]).map((row) => (
                <li key={row._id}>
                  <ConversationRow
                    href={hrefOf({ user: String(row._id) })}
                    name={nameOf(row)}
                    role={row.role === 'host' ? t('Host') : t('Guest')}
                    avatar={imageUrl(row.user?.avatar)}
                    text={lastWords(row, t)}
                    date={row.date}
                    unread={row.unread ?? 0}
                    isCurrent={String(row._id) === userId}
                  />
                </li>
              ))}
            </ul>
            {next !== null && (
              <More>
                <ActionButton
                  variant="outlined"
                  color="inherit"
                  busy={isLoadingMore}
                  onClick={() => void loadMoreConversations()}
                >
                  {t('Show more')}
                </ActionButton>
              </More>
            )}
          </>
        )}
      </Rows>
    </Pane>
  );
}

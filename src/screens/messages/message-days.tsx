import { styled } from '@mui/material/styles';
import type { Message } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { dayText } from '#src/components/formats/day.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { MessageBubble } from '#src/components/messages/message-bubble.tsx';
import { useTranslation } from '#src/language/i18n.ts';

const Day = styled('h3')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '12px 0 8px',
  fontSize: '0.75rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: theme.vars.palette.divider },
}));

const Lines = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 10 });

/** The messages of each day in UTC, in the order they have. */
function byDay(messages: readonly Message[]): [day: string, messages: Message[]][] {
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const day = dayText(message.date);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days];
}

export interface MessageDaysProps {
  messages: readonly Message[];
  /** Of the user. */
  name: string;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

/** The messages, each day under its date. */
export function MessageDays({ messages, name, hasOlder, isLoadingOlder, onOlder }: MessageDaysProps) {
  const { t } = useTranslation();
  const authorOf = (message: Message): string => {
    if (message.sender === 'user') return name;
    return message.sender === 'automatic' ? t('Automatic message') : (message.name ?? t('Staff'));
  };
  if (messages.length === 0)
    return (
      <EmptyState title={t('Nothing has been written yet')}>
        {t('Your message will be the first one {{name}} gets.', { name })}
      </EmptyState>
    );
  return (
    <>
      {hasOlder && (
        <div style={{ display: 'grid', justifyContent: 'center' }}>
          <ActionButton
            variant="outlined"
            color="inherit"
            size="small"
            busy={isLoadingOlder}
            onClick={onOlder}
          >
            {t('Earlier messages')}
          </ActionButton>
        </div>
      )}
      {byDay(messages).map(([day, written]) => (
        <section key={day} aria-label={day}>
          <Day>{day}</Day>
          <Lines>
            {written.map((message) => (
              <MessageBubble
                key={message._id}
                text={message.text ?? ''}
                author={authorOf(message)}
                date={message.date}
                isOwn={message.sender !== 'user'}
                isDelivered={Boolean(message.delivered)}
              />
            ))}
          </Lines>
        </section>
      ))}
    </>
  );
}

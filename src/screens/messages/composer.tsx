// Where an answer is written. What is typed survives a reload and a failure; one message is sent once, however often it is tried.
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { subscribe } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/message.js';
import type { MessageForm } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { randomKey } from '#src/api/submits.ts';
import { RetryNote } from '#src/components/feedback/retry-note.tsx';
import { isSame } from '#src/forms/dirty.ts';
import { dropDraft, restoreDraft, saveDraft } from '#src/forms/draft.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy } from '#src/look/keys.ts';
import { draftKeyOf } from '#src/layout/editing/entity-form.tsx';
import { useSubmission } from '#src/layout/editing/use-submission.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { isWritten, sendMessage, thread } from '#src/stores/thread.ts';

const Place = styled('div')(({ theme }) => ({
  padding: '10px 16px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& label': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  '& textarea': { maxHeight: '30dvh' },
  '& form > :last-child': { marginTop: 8 },
  '& > [role="alert"]': { marginBottom: 8 },
}));

/** Enter sends, as the help says; while a character is being put together it belongs to the keyboard. */
function sendOnEnter(event: KeyboardEvent): void {
  const { key, shiftKey, nativeEvent, target } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement))
    return;
  event.preventDefault();
  target.form?.requestSubmit();
}

export function Composer({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const submission = useSubmission();
  const [error, setError] = useState<Text>();
  const [written, setWritten] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const attempt = useRef<Record<string, unknown>>(undefined);
  const typed = useRef<Partial<MessageForm>>(nothing);
  const key = draftKeyOf(definition, userId);
  const attemptKey = `${key}:attempt`;

  // Who has just chosen the conversation from the list, with a keyboard at hand, goes on writing.
  useEffect(() => {
    const isChosen = document.activeElement?.matches('a[data-opener]');
    if (isChosen && window.matchMedia('(pointer: fine)').matches)
      place.current?.querySelector('textarea')?.focus();
  }, [userId]);

  // The next message is written where the last one was.
  useEffect(() => {
    if (written > 0) place.current?.querySelector('textarea')?.focus();
  }, [written]);

  // The form draws the field; its key is put on it from here.
  useEffect(() => {
    const textarea = place.current?.querySelector('textarea');
    for (const [name, value] of Object.entries(pressedBy('edit'))) textarea?.setAttribute(name, value);
  });

  const attempted = () => (attempt.current ??= restoreDraft(attemptKey, nothing, () => true));
  /** A message that may have arrived keeps its key as long as its draft is kept: tried again, it is not written twice. */
  const keyOf = (message: MessageForm): string => {
    const said = JSON.stringify(message);
    const earlier = attempted();
    const current = earlier?.said === said ? earlier : { said, _id: randomKey() };
    attempt.current = current;
    saveDraft(attemptKey, nothing, current);
    return String(current._id);
  };
  const forgetAttempt = (): void => {
    attempt.current = undefined;
    dropDraft(attemptKey);
  };
  const goOn = (message: unknown): void => {
    forgetAttempt();
    setError(undefined);
    // The next message may have been begun while this one was on its way.
    if (!isSame(typed.current, message)) return;
    dropDraft(key);
    setWritten((count) => count + 1);
  };

  // Its answer was lost, and it has come by another way: there is nothing to try again.
  const goOnIfWritten = useEffectEvent((): void => {
    const { said, _id } = submission.isBusy ? {} : (attempted() ?? {});
    if (typeof said === 'string' && isWritten(_id)) goOn(JSON.parse(said));
  });
  useEffect(() => {
    goOnIfWritten(); // oxlint-disable-line react/set-state-in-effect -- what came while this was not shown
    return subscribe(thread, goOnIfWritten);
  }, []);

  const submit = async (message: MessageForm): Promise<void> => {
    const ended = await submission.run(() => {
      setError(undefined);
      return sendMessage(userId, { ...message, _id: keyOf(message) });
    });
    if (!ended) return;
    if (ended.failure) setError(ended.failure.error);
    else goOn(message);
  };
  return (
    <Place ref={place} onKeyDown={sendOnEnter}>
      {error !== undefined && (
        <RetryNote
          title={t('Not sent: {{reason}}', { reason: t(error) })}
          onRetry={() => place.current?.querySelector('form')?.requestSubmit()}
        />
      )}
      <SchemaForm
        key={written}
        form={definition}
        value={nothing}
        layout="dialog"
        busy={submission.isBusy}
        draftKey={key}
        readOnly={whyNot(calls.sendMessage.permission, t) ?? false}
        onChange={(value) => {
          typed.current = value;
          if (isSame(value, nothing)) forgetAttempt();
        }}
        onSubmit={(value) => void submit(value)}
      />
    </Place>
  );
}

const nothing = {};

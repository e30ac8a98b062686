// What staff noted about a row. The form comes when somebody wants to write.
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { personName } from '#schemas/person-name.ts';
import type { Note } from '#schemas/types.ts';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { dayText } from '#src/components/formats/day.tsx';
import { Card } from '#src/components/page/card.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { NoteList } from '#src/components/people/note-list.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy } from '#src/look/keys.ts';
import { openNotes, readNotes, readOlderNotes, removeNote } from '#src/stores/notes.ts';
import { refusal } from '#src/stores/refusals.ts';
import { onChanged } from '#src/stores/row-changes.ts';
import { session } from '#src/stores/session.ts';
import { useStep } from './use-step.ts';

const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '12px 20px',
  overflow: 'visible',
  '& > h3': theme.typography.h2,
})) as typeof Card;

const loadForm = () => import('./note-form.tsx').then(({ NoteForm }) => NoteForm);

export interface NotesPanelProps {
  entity: string;
  id: string;
  /** Stands below, and comes after the notes. */
  children: ReactNode;
}

export function NotesPanel({ entity, id, children }: NotesPanelProps) {
  const { t } = useTranslation();
  const [notes] = useState(() => openNotes(entity, id));
  const { state, error, rows, next } = useSnapshot(notes);
  const { admin } = useSnapshot(session);
  const [isWriting, setWriting] = useState(false);
  const [asked, setAsked] = useState<Pick<Note, 'number' | 'at'>>();
  const { busy, run } = useStep<'remove'>();
  useEffect(() => {
    void readNotes(notes);
    return onChanged('note', (changed) => {
      if (changed === `${notes.entity}:${notes.id}`) void readNotes(notes);
    });
  }, [notes]);
  if (state === 'loading') return null;
  if (state === 'absent') return children;

  const remove = async ({ number }: Pick<Note, 'number'>): Promise<void> => {
    await run('remove', () => removeNote(notes, number), calls.deleteNote.success);
    setAsked(undefined);
  };
  const isOwn = (note: { admin: { _id: string | number } }): boolean =>
    String(note.admin._id) === String(admin?._id);
  const close = (): void => setWriting(false);
  return (
    <>
      <Frame aria-label={t('Notes')}>
        <h3>{t('Notes')}</h3>
        {isWriting ? (
          <WhenOpen load={loadForm} isOpen props={{ notes, onClose: close }} />
        ) : (
          refusal(calls.addNote.permission) === undefined && (
            <div>
              <Button
                variant="outlined"
                color="inherit"
                {...pressedBy('note')}
                onClick={() => setWriting(true)}
              >
                {t('Add a note')}
              </Button>
            </div>
          )
        )}
        {state === 'failed' && <ErrorState title={t(error)} onRetry={() => void readNotes(notes)} />}
        {rows.length > 0 && (
          <NoteList
            notes={rows.map((note) => ({
              number: note.number,
              at: note.at,
              text: note.text,
              who: personName(note.admin as Note['admin'], t('A former admin')),
              end: isOwn(note) && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={t('Delete the note of {{day}}', { day: dayText(note.at) })}
                  onClick={() => setAsked(note)}
                >
                  {t('Delete')}
                </Button>
              ),
            }))}
          />
        )}
        {next !== null && (
          <div>
            <Button variant="outlined" color="inherit" onClick={() => void readOlderNotes(notes)}>
              {t('Show older')}
            </Button>
          </div>
        )}
        <ConfirmDialog
          open={asked !== undefined}
          title={t('Delete the note of {{day}}?', { day: dayText(asked?.at) })}
          confirmLabel={t('Delete the note')}
          destructive
          busy={busy !== undefined}
          onConfirm={() => asked && void remove(asked)}
          onCancel={() => setAsked(undefined)}
        />
      </Frame>
      {children}
    </>
  );
}

// A note being written. After `@` it offers the names of colleagues: each is one press away.
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { notesCalls } from '#schemas/calls/notes.ts';
import { definition } from '#schemas/generated/forms/note.js';
import type { Colleague } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { addNote, readColleagues, type Notes } from '#src/stores/notes.ts';
import { EntityForm } from './entity-form.tsx';

const nothing = {};
const read = (): object => nothing;
const most = 5;
const mention = /@([\p{L}\p{N}' -]{0,40})$/u;

export interface NoteFormProps {
  notes: Notes;
  onClose: () => void;
}

export function NoteForm({ notes, onClose }: NoteFormProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [colleagues, setColleagues] = useState<Colleague[]>([]);
  const [begun, setBegun] = useState<string>();
  useEffect(() => {
    void readColleagues().then(setColleagues);
    place.current?.querySelector('textarea')?.focus();
  }, []);

  const field = (): HTMLTextAreaElement | null => place.current?.querySelector('textarea') ?? null;
  const found = colleagues.filter(
    ({ name }) => begun !== undefined && name.toLowerCase().startsWith(begun.toLowerCase()) && name !== begun,
  );
  const complete = (name: string): void => {
    const textarea = field();
    if (!textarea) return;
    const end = textarea.selectionStart;
    textarea.setRangeText(`${name} `, end - (begun?.length ?? 0), end, 'end');
    // As if it had been typed: the form hears of it.
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
    textarea.focus();
  };
  return (
    <div ref={place}>
      <EntityForm
        form={definition}
        row={notes}
        read={read}
        save={addNote}
        takeNewer={() => undefined}
        call={notesCalls.addNote}
        formKey={`${notes.entity}:${notes.id}`}
        layout="dialog"
        onTyped={({ text = '' }) => {
          const caret = field()?.selectionStart ?? text.length;
          setBegun(mention.exec(text.slice(0, caret))?.[1]);
        }}
        onSaved={onClose}
      >
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </EntityForm>
      <div role="group" aria-label={t('Mention')} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {found.slice(0, most).map(({ _id, name }) => (
          <Button key={_id} size="small" onClick={() => complete(name)}>
            {`@${name}`}
          </Button>
        ))}
      </div>
    </div>
  );
}

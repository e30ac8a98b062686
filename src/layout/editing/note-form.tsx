// A note being written. After `@` it offers the names of colleagues in a list: arrows choose, Enter takes.
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/note.js';
import type { Colleague } from '#schemas/types.ts';
import { MentionList, mentionId } from '#src/components/people/mention-list.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { addNote, readColleagues, type Notes } from '#src/stores/notes.ts';
import { mentioned } from './mentioned.ts';
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
  const [chosen, setChosen] = useState(0);
  const id = useId();
  useEffect(() => {
    void readColleagues().then(setColleagues);
    place.current?.querySelector('textarea')?.focus();
  }, []);

  const field = (): HTMLTextAreaElement | null => place.current?.querySelector('textarea') ?? null;
  const found = begun === undefined ? [] : mentioned(colleagues, begun).slice(0, most);
  const at = Math.min(chosen, found.length - 1);
  // The form comes where a button was, the names below it: both may lie beneath the edge of a panel.
  useEffect(() => {
    place.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [found.length]);
  // The field is the form's: what it says of the list is put on it from here.
  useEffect(() => {
    const textarea = field();
    textarea?.setAttribute('aria-autocomplete', 'list');
    if (at < 0)
      for (const name of ['aria-controls', 'aria-activedescendant']) textarea?.removeAttribute(name);
    else {
      textarea?.setAttribute('aria-controls', id);
      textarea?.setAttribute('aria-activedescendant', mentionId(id, at));
    }
  });
  /** The name that is begun before the caret, wherever that was typed or moved to. */
  const seek = (): void => {
    const textarea = field();
    setBegun(mention.exec(textarea?.value.slice(0, textarea.selectionStart) ?? '')?.[1]);
    setChosen(0);
  };
  const complete = (name: string): void => {
    const textarea = field();
    if (!textarea) return;
    const end = textarea.selectionStart;
    textarea.setRangeText(`${name} `, end - (begun?.length ?? 0), end, 'end');
    // As if it had been typed: the form hears of it.
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
    textarea.focus();
    setBegun(undefined);
  };
  const choose = (event: KeyboardEvent): void => {
    const one = found[at];
    if (!one || event.target !== field()) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((at + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') complete(one.name);
    else if (event.key === 'Escape') setBegun(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={place} onKeyDownCapture={choose} onSelect={seek}>
      <EntityForm
        form={definition}
        row={notes}
        read={read}
        save={addNote}
        takeNewer={() => undefined}
        isNew
        call={calls.addNote}
        formKey={`${notes.entity}:${notes.id}`}
        layout="dialog"
        onTyped={seek}
        onSaved={onClose}
      >
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </EntityForm>
      {found.length > 0 && <MentionList id={id} people={found} at={at} onTake={complete} />}
    </div>
  );
}
